import { getImport } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Steps } from '#ui/data/steps'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/picture/icon'
import { AtWork } from './import-progress.tsx'
import { Finished } from './import-result.tsx'
import { MapColumns } from './map-columns.tsx'
import { Preview } from './preview/preview.tsx'
import { isAtWork, type OneImport, stepOf } from './import-state.ts'
import { text } from './text/index.ts'
import './import-page.css'

/** One import: mapping, preview, result. */
export function OneImportPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const { data, isError, refetch } = useQuery({
    ...read(getImport, { id }),
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? 1000 : false),
  })
  usePageTitle(data?.fileName ?? t.title)

  return (
    <>
      <header className="import-head">
        <div>
          <p className="import-back">
            <Link className="ly-link" to="/people/import">
              <Icon name="left" size={14} />
              {t.back}
            </Link>
          </p>
          <h1>{data?.series.name ?? <Skeleton width="180px" />}</h1>
          <p>{data?.series.source === 'file' ? data.fileName : ''}</p>
        </div>
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {data && (
        <>
          <Steps
            label={t.steps.label}
            steps={(['upload', 'mapping', 'check', 'preview', 'done'] as const).map((name) => ({
              title: t.steps[name],
            }))}
            current={stepOf(data.state)}
          />
          <ImportBody importRun={data} />
        </>
      )}
    </>
  )
}

function ImportBody({ importRun }: { readonly importRun: OneImport }) {
  if (importRun.state === 'mapping') return <MapColumns key={importRun.id} importRun={importRun} />
  if (isAtWork(importRun.state)) return <AtWork importRun={importRun} />
  if (importRun.state === 'ready') return <Preview importRun={importRun} />
  return <Finished importRun={importRun} />
}
