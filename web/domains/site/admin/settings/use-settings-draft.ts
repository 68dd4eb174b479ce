import type { Result } from '@lyceum/contract/kit'
import { getSitePoster, listSettings, saveSettings } from '@lyceum/contract/site'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { problemWith } from './setting-check.ts'
import { type SettingEntry, settingGroups, type ShownName } from './setting-list.ts'
import { text } from './text/index.ts'

export type SettingValue = string | boolean | number
type Setting = Result<typeof listSettings>['settings'][number]
/** The unsaved changes; null: reset to the default. */
export type Draft = Readonly<Partial<Record<ShownName, SettingValue | null>>>

const entries: readonly SettingEntry[] = settingGroups.flatMap(({ settings }) => settings)

/** The stored settings overlaid with the unsaved changes. */
export function useSettingsDraft(settings: readonly Setting[]) {
  const t = useText(text)
  const [draft, setDraft] = useState<Draft>({})
  const save = useCommand(saveSettings, {
    refresh: [listSettings, getSitePoster],
    awaitRefresh: true,
    quiet: true,
  })
  const stored = new Map(settings.map((setting) => [setting.name, setting]))
  const changed = entries.filter(({ name }) => isChanged(draft[name], stored.get(name)))
  const isWrong = (entry: SettingEntry) =>
    draft[entry.name] !== null && problemWith(entry, String(draft[entry.name])) !== undefined

  return {
    count: changed.length,
    isWrong: changed.some(isWrong),
    isSaving: save.isPending,
    error: save.error,
    /** The change of a setting; undefined: unchanged. */
    changeOf: (name: ShownName) => draft[name],
    change: (name: ShownName, value: SettingValue | null) => setDraft((now) => ({ ...now, [name]: value })),
    discard: () => {
      save.reset()
      setDraft({})
    },
    save: () => {
      const changes = changed.map(({ name }) => ({ name, value: draft[name] ?? null }))
      if (changes.length === 0) return
      save.mutate(
        { changes },
        {
          onSuccess: ({ saved }) => {
            setDraft({})
            showSuccess(t.saved(saved))
          },
        },
      )
    },
  }
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>

/** A reset is a change only when the stored value differs from the default. */
function isChanged(value: SettingValue | null | undefined, stored: Setting | undefined): boolean {
  if (value === undefined || stored === undefined) return false
  return value === null ? !stored.isDefault : value !== stored.value
}
