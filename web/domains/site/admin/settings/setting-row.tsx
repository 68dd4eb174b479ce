import type { Result } from '@lyceum/contract/kit'
import type { listSettings } from '@lyceum/contract/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { SettingControl } from './setting-control.tsx'
import type { SettingEntry } from './setting-list.ts'
import { text } from './text/index.ts'
import type { SettingsDraft } from './use-settings-draft.ts'

type SettingRowProps = {
  readonly entry: SettingEntry
  readonly setting: Result<typeof listSettings>['settings'][number]
  readonly draft: SettingsDraft
  readonly zone: string
}

/** One setting: description, value, last change, and reset to the default. */
export function SettingRow({ entry, setting, draft, zone }: SettingRowProps) {
  const t = useText(text)
  const { label, hint } = t.names[entry.name]
  const change = draft.changeOf(entry.name)
  const value = change === undefined ? setting.value : (change ?? setting.byDefault)
  const isDefault = value === setting.byDefault
  const id = `setting-${entry.name}`
  return (
    <div className="setting-row" data-changed={change !== undefined && value !== setting.value}>
      <div>
        <label className="setting-label" htmlFor={id}>
          {label}
        </label>
        <p className="setting-hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <SettingControl
        id={id}
        entry={entry}
        value={value}
        onChange={(next) => draft.change(entry.name, next)}
      />
      <div className="setting-meta">
        {setting.updatedAt && (
          <span>
            {setting.updatedBy && <b>{setting.updatedBy}</b>}
            {t.changedAt(shownTime(setting.updatedAt, zone))}
          </span>
        )}
        {!isDefault && (
          <button
            type="button"
            className="ly-link"
            aria-label={t.resetNamed(label)}
            onClick={() => draft.change(entry.name, null)}
          >
            {t.reset}
          </button>
        )}
      </div>
    </div>
  )
}
