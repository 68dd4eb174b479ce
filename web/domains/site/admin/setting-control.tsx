import { Segmented, Switch } from 'antd'
import { themeChoices } from '#lib/theme'
import { useText } from '#lib/text'
import { text } from './text/index.ts'
import type { SettingEntry } from './setting-list.ts'
import { TypedSetting } from './typed-setting.tsx'

type SettingControlProps = {
  readonly id: string
  readonly entry: SettingEntry
  readonly value: unknown
  readonly onChange: (value: string | boolean | number) => void
}

/** The control that fits the kind of a setting. */
export function SettingControl({ id, entry, value, onChange }: SettingControlProps) {
  const t = useText(text).settings
  const { name, kind, choices = [] } = entry
  if (kind === 'switch') {
    return <Switch id={id} checked={value === true} onChange={onChange} aria-describedby={`${id}-hint`} />
  }
  if (kind === 'theme') {
    return (
      <Segmented
        id={id}
        value={String(value)}
        options={themeChoices.map((choice) => ({ value: choice, label: t.themes[choice] }))}
        onChange={onChange}
        aria-label={t.names['theme.mode'].label}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <Segmented
        id={id}
        value={String(value)}
        options={choices.map((choice) => ({ value: choice, label: t.choices[choice] }))}
        onChange={onChange}
        aria-label={t.names[name].label}
      />
    )
  }
  const save = (typed: string) => onChange(kind === 'number' ? Number(typed) : typed)
  return <TypedSetting id={id} entry={entry} value={String(value)} onSave={save} />
}
