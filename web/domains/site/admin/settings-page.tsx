import type { Result } from '@lyceum/contract/kit'
import { listSettings } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useLocale, useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'
import { settingGroups } from './setting-list.ts'
import { SettingRow } from './setting-row.tsx'
import './settings-page.css'

/** Everything an administrator sets about the site itself. */
export function SettingsPage() {
  const t = useText(text)
  const all = useQuery(read(listSettings))
  usePageTitle(t.settings.title)

  return (
    <>
      <header className="settings-lead">
        <h1>{t.settings.title}</h1>
        <p>{all.data ? <Lead site={all.data.site} /> : <Skeleton width="320px" />}</p>
      </header>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.data && <Groups {...all.data} />}
    </>
  )
}

type AllSettings = Result<typeof listSettings>

function Lead({ site: { name, zone, validUntil } }: Pick<AllSettings, 'site'>) {
  const t = useText(text).settings
  const until = validUntil ? t.validUntil(shownTime(validUntil, zone)) : t.forever
  return (
    <>
      {t.lead(name[useLocale()], zone)} · {until}
    </>
  )
}

function Groups({ site, settings }: AllSettings) {
  const t = useText(text).settings
  return settingGroups.map((group) => (
    <section key={group.name} className="settings-group" aria-labelledby={`settings-${group.name}`}>
      <SectionHead title={t.groups[group.name]} id={`settings-${group.name}`} />
      {group.settings.map((entry) => {
        const setting = settings.find(({ name }) => name === entry.name)
        return setting && <SettingRow key={entry.name} entry={entry} setting={setting} zone={site.zone} />
      })}
    </section>
  ))
}
