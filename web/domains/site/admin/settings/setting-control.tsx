import { themeChoices } from '#lib/theme'
import { useText } from '#lib/text'
import { Switch } from '#ui/form/choices'
import { Segmented } from '#ui/layout/segmented'
import { PictureSetting } from './picture-setting.tsx'
import type { SettingEntry } from './setting-list.ts'
import { text } from './text/index.ts'
import { TypedSetting } from './typed-setting.tsx'
import type { SettingValue } from './use-settings-draft.ts'

type SettingControlProps = {
  readonly id: string
  readonly entry: SettingEntry
  readonly value: unknown
  readonly onChange: (value: SettingValue) => void
}

/** The control for the kind of a setting. */
export function SettingControl({ id, entry, value, onChange }: SettingControlProps) {
  const t = useText(text)
  const { label } = t.names[entry.name]
  if (entry.kind === 'switch') return <Switch isOn={value === true} label={label} onSwitch={onChange} />
  if (entry.kind === 'picture')
    return <PictureSetting name={entry.name} value={String(value)} onChange={onChange} />
  if (entry.kind === 'theme' || entry.kind === 'choice') {
    const options =
      entry.kind === 'theme'
        ? themeChoices.map((choice) => ({ value: choice, title: t.themes[choice] }))
        : (entry.choices ?? []).map((choice) => ({ value: choice, title: t.choices[choice] }))
    return <Segmented<string> label={label} value={String(value)} options={options} onChoose={onChange} />
  }
  return <TypedSetting id={id} entry={entry} value={value} onChange={onChange} />
}
