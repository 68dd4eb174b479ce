import type { Result } from '@lyceum/contract/kit'
import { listSettings } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useLocale, useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { SettingsForm } from './settings-form.tsx'
import { text } from './text/index.ts'
import './settings-page.css'

/** All settings of the site. */
export function SettingsPage() {
  const t = useText(text)
  const all = useQuery(read(listSettings))
  usePageTitle(t.title)

  return (
    <>
      <header className="settings-lead">
        <h1>{t.title}</h1>
        <p>{all.data ? <Lead site={all.data.site} /> : <Skeleton width="320px" />}</p>
      </header>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.data && <SettingsForm {...all.data} />}
    </>
  )
}

function Lead({ site: { name, zone, validUntil } }: Pick<Result<typeof listSettings>, 'site'>) {
  const t = useText(text)
  const until = validUntil ? t.validUntil(shownTime(validUntil, zone)) : t.forever
  return (
    <>
      {t.lead(name[useLocale()], zone)} · {until}
    </>
  )
}
