import { Select } from 'antd'
import type { Option } from './pick-options.ts'

type PickProps = {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onPick: (value: string | undefined) => void
  readonly width?: number | string
  readonly id?: string
}

/** One of a long list, found by typing; nothing chosen means any. */
export function Pick({ label, options, value, onPick, width = 160, id }: PickProps) {
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      placeholder={label}
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
