import type { Result } from '@lyceum/contract/kit'
import { getSitePoster, listSettings, saveSetting } from '@lyceum/contract/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { describe } from '#lib/trouble'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import { SettingControl } from './setting-control.tsx'
import type { SettingEntry } from './setting-list.ts'

type Setting = Result<typeof listSettings>['settings'][number]
type SettingValue = string | boolean | number

type SettingRowProps = { readonly entry: SettingEntry; readonly setting: Setting; readonly zone: string }

/** One setting: what it is, what it is now, and the control that changes it at once. */
export function SettingRow({ entry, setting, zone }: SettingRowProps) {
  const t = useText(text).settings
  const { label, hint } = t.names[entry.name]
  const save = useCommand(saveSetting, { refresh: [listSettings, getSitePoster], quiet: true })
  const value = save.isPending ? save.variables.value : setting.value
  const id = `setting-${entry.name}`

  function change(next: SettingValue, before: unknown = setting.value) {
    const undo = isValue(before) ? () => change(before, next) : undefined
    save.mutate({ name: entry.name, value: next }, { onSuccess: () => showSuccess(t.saved(label), undo) })
  }

  return (
    <div className="setting-row">
      <div>
        <label className="setting-label" htmlFor={id}>
          {label}
        </label>
        <p className="setting-hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <div>
        <SettingControl id={id} entry={entry} value={value} onChange={(next) => change(next)} />
        {save.error && (
          <p className="setting-error" role="alert">
            <Icon name="warning" size={14} />
            {describe(save.error)}
          </p>
        )}
      </div>
      <p className="setting-meta">{setting.updatedAt && t.changedAt(shownTime(setting.updatedAt, zone))}</p>
    </div>
  )
}

const isValue = (value: unknown): value is SettingValue =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
