import { Segmented, Switch } from 'antd'
import { themeChoices } from '#lib/theme'
import { useText } from '#lib/text'
import { text } from './text/index.ts'
import type { SettingKind } from './setting-list.ts'
import { TypedSetting } from './typed-setting.tsx'

type SettingControlProps = {
  readonly id: string
  readonly kind: SettingKind
  readonly value: unknown
  readonly onChange: (value: string | boolean) => void
}

/** The control that fits the kind of a setting. */
export function SettingControl({ id, kind, value, onChange }: SettingControlProps) {
  const t = useText(text).settings
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
  return <TypedSetting id={id} kind={kind} value={String(value)} onSave={onChange} />
}
