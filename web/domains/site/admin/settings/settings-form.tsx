import type { Result } from '@lyceum/contract/kit'
import type { listSettings } from '@lyceum/contract/site'
import { Suspense } from 'react'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { SectionHead } from '#ui/layout/section-head'
import { LeaveGuard } from '#ui/work/leave-guard'
import { SaveBar } from '#ui/work/save-bar'
import { storageNoteSlot } from '../../from-above.ts'
import { settingGroups } from './setting-list.ts'
import { SettingRow } from './setting-row.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { text } from './text/index.ts'
import { useSettingsDraft } from './use-settings-draft.ts'

/** The settings by sections. Changes are saved together. */
export function SettingsForm({ site, settings }: Result<typeof listSettings>) {
  const t = useText(text)
  const draft = useSettingsDraft(settings)
  const StorageNote = storageNoteSlot.get()
  return (
    <div className="settings">
      <SettingsNav />
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!draft.isWrong && !draft.isSaving) draft.save()
        }}
      >
        {settingGroups.map((group) => (
          <section
            key={group.name}
            id={`settings-${group.name}`}
            className={`settings-group settings-group-${group.name}`}
            aria-labelledby={`settings-${group.name}-title`}
          >
            <SectionHead
              title={t.groups[group.name]}
              id={`settings-${group.name}-title`}
              sub={t.about[group.name]}
            />
            {group.name === 'storage' && (
              <Suspense fallback={null}>
                <StorageNote isAlways />
              </Suspense>
            )}
            <div className="settings-rows">
              {group.settings.map((entry) => {
                const setting = settings.find(({ name }) => name === entry.name)
                const props = { entry, draft, zone: site.zone }
                return setting && <SettingRow key={entry.name} setting={setting} {...props} />
              })}
            </div>
          </section>
        ))}
        {draft.error && (
          <Banner tone="error" isNews>
            {describe(draft.error)}
          </Banner>
        )}
        {draft.count > 0 && (
          <SaveBar
            message={draft.isWrong ? t.wrong : t.unsaved(draft.count)}
            isBusy={draft.isSaving}
            isStopped={draft.isWrong}
            onDiscard={draft.discard}
          />
        )}
      </form>
      <LeaveGuard isDirty={draft.count > 0} />
    </div>
  )
}
