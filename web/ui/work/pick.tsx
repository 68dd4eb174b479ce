import { Select } from 'antd'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Option = { readonly value: string; readonly label: string }

type PickProps = {
  readonly label: string
  /** What an open choice means; where it is left out, the label, or a word to choose where the label stands above. */
  readonly hint?: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onPick: (value: string | undefined) => void
  readonly width?: number | string
  readonly id?: string
}

/** One of a long list, found by typing; nothing chosen means any. */
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
      // What opens in a dialog stays in it: nothing else lies above one.
      getPopupContainer={(place: HTMLElement) => place.closest('dialog') ?? document.body}
      style={{ width }}
      options={[...options]}
      value={value ?? null}
      onChange={(next: string | undefined) => onPick(next)}
    />
  )
}
