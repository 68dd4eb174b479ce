import { listDirectories } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { ButtonLink } from '#ui/form/button'
import { EarlierImports } from '../earlier-imports.tsx'
import { text } from '../text/index.ts'
import { DirectoryForm } from './directory-form.tsx'

/** The directories of the site, their import settings, and past runs. */
export function DirectoryTab() {
  const t = useText(text).directory
  const { data, isError, refetch } = useQuery(read(listDirectories))
  const mayAdd = useUser()?.access.includes('identity.manage') ?? false
  return (
    <section className="import-side">
      <p className="import-lead">{t.lead}</p>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {data?.records.length === 0 && (
        <Empty kind="start" title={t.none} hint={mayAdd ? t.noneHint : t.askForOne}>
          {mayAdd && <ButtonLink to="/providers">{t.toProviders}</ButtonLink>}
        </Empty>
      )}
      {data?.records.map((directory) => (
        <div key={directory.providerId}>
          <DirectoryForm directory={directory} />
          {directory.seriesId !== null && <EarlierImports title={t.runs} seriesId={directory.seriesId} />}
        </div>
      ))}
    </section>
  )
}
