import { listDirectories } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { EarlierImports } from '../earlier-imports.tsx'
import { text } from '../text/index.ts'
import { DirectoryForm } from './directory-form.tsx'

/** The directories of the site, how people are taken over from each, and what came of it. */
export function DirectoryTab() {
  const t = useText(text).directory
  const { data, isError, refetch } = useQuery(read(listDirectories))
  return (
    <section className="import-side">
      <p className="import-lead">{t.lead}</p>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <Empty kind="start" title={t.none} hint={t.noneHint} />}
      {data?.records.map((one) => (
        <div key={one.providerId}>
          <DirectoryForm one={one} />
          {one.seriesId !== null && <EarlierImports title={t.runs} seriesId={one.seriesId} />}
        </div>
      ))}
    </section>
  )
}
