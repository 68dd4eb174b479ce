import { Select } from 'antd'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Option = { readonly value: string; readonly label: string }

type PickProps = {
  readonly label: string
  /** The placeholder; by default the label, or a prompt where the label is above. */
  readonly hint?: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onPick: (value: string | undefined) => void
  readonly width?: number | string
  readonly id?: string
}

/** A single choice of a long list, found by typing; nothing chosen means any. */
export function Pick({ label, hint, options, value, onPick, width = 160, id }: PickProps) {
  const t = useText(text)
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      placeholder={hint ?? (id === undefined ? label : t.choose)}
      allowClear={{ label: t.clear }}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={280}
      // A popup in a dialog stays in it, because nothing else is above a dialog.
      getPopupContainer={(place: HTMLElement) => place.closest('dialog') ?? document.body}
      style={{ width }}
      options={[...options]}
      value={value ?? null}
      onChange={(next: string | undefined) => onPick(next)}
    />
  )
}
