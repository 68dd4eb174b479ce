import { Select } from 'antd'

export type Option = { readonly value: string; readonly label: string }

type PickProps = {
  readonly label: string
  /** What an open choice means; the label where it is left out. */
  readonly hint?: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onPick: (value: string | undefined) => void
  readonly width?: number | string
  readonly id?: string
}

/** One of a long list, found by typing; nothing chosen means any. */
export function Pick({ label, hint, options, value, onPick, width = 160, id }: PickProps) {
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      placeholder={hint ?? label}
      allowClear
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
