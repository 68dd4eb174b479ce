import { Select } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Named = { readonly id: string; readonly name: string }

type NameSelectProps = {
  readonly label: string
  /** The results for the last typed text. */
  readonly found: readonly (Named & { readonly detail: string })[]
  readonly onSearch: (terms: string) => void
  readonly chosen: readonly Named[]
  readonly onChoose: (chosen: readonly Named[]) => void
  readonly placeholder?: string
  /** At most one. */
  readonly isSingle?: boolean
  readonly isLocked?: boolean
  readonly id?: string
}

/** A field with a label above it need not repeat it. */
function hintFor({ id, label, isLocked }: NameSelectProps, t: { readonly find: string }): string {
  if (id === undefined) return label
  return isLocked ? '' : t.find
}

/** A picker for one or several named things, by a part of the name. */
export function NameSelect(props: NameSelectProps) {
  const {
    label,
    found,
    chosen,
    onChoose,
    onSearch,
    placeholder,
    isSingle = false,
    isLocked = false,
    id,
  } = props
  const t = useText(text)
  const isOpen = useRef(false)
  const known = new Map<string, Named>([...found, ...chosen].map((item) => [item.id, item]))
  const pick = (ids: readonly string[]) =>
    onChoose(ids.flatMap((item) => known.get(item) ?? []).map(({ id: oneId, name }) => ({ id: oneId, name })))
  const common = {
    'aria-label': label,
    placeholder: placeholder ?? hintFor(props, t),
    disabled: isLocked,
    allowClear: { label: t.clear },
    showSearch: { filterOption: false as const, onSearch },
    style: { width: '100%' },
    onOpenChange: (next: boolean) => {
      isOpen.current = next
    },
    // Escape closes the list first, and not the surrounding dialog.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen.current) event.preventDefault()
    },
    getPopupContainer: (place: HTMLElement) => place.closest('dialog') ?? document.body,
    options: [
      ...chosen
        .filter((item) => !found.some((other) => other.id === item.id))
        .map((item) => ({ value: item.id, label: item.name })),
      ...found.map((item) => ({
        value: item.id,
        label: item.detail ? `${item.name}（${item.detail}）` : item.name,
      })),
    ],
    ...(id ? { id } : {}),
  }
  if (isSingle)
    return (
      <Select<string | null>
        {...common}
        value={chosen[0]?.id ?? null}
        onChange={(value) => pick(value ? [value] : [])}
      />
    )
  return (
    <Select<string[]>
      {...common}
      mode="multiple"
      value={chosen.map((item) => item.id)}
      onChange={(ids) => pick(ids)}
    />
  )
}
