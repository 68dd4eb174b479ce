import { getQuestionImport, listQuestionCategories, listQuestions } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { Steps } from '#ui/data/steps'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { ImportPreview } from './import-preview.tsx'
import { ImportRows } from './import-rows.tsx'
import { text } from './text/index.ts'
import './import.css'

type Import = Result<typeof getQuestionImport>

const stepAt = { ready: 1, writing: 2, done: 3, failed: 2, discarded: 1 } as const

/** One import: preview with problems, then progress, then result. */
export function OneImportPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const { data, isError, refetch } = useQuery({
    ...read(getQuestionImport, { id }),
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? 1000 : false),
  })
  useFreshBank(data?.state)
  usePageTitle(data?.fileName ?? t.title)
  return (
    <>
      <header className="bank-import-head">
        <div>
          <p>
            <Link className="ly-link bank-import-back" to="/questions/import">
              <Icon name="left" size={14} />
              {t.back}
            </Link>
          </p>
          <h1>{data?.fileName ?? <Skeleton width="180px" />}</h1>
        </div>
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {data && (
        <>
          <Steps
            label={t.steps.label}
            current={stepAt[data.state]}
            steps={(['upload', 'check', 'write', 'done'] as const).map((name) => ({ title: t.steps[name] }))}
          />
          <section className="bank-import-stage">
            <ImportBody importRun={data} />
          </section>
        </>
      )}
    </>
  )
}

function ImportBody({ importRun }: { readonly importRun: Import }) {
  const t = useText(text)
  if (importRun.state === 'ready') return <ImportPreview importRun={importRun} />
  if (importRun.state === 'writing')
    return (
      <div aria-live="polite">
        <h2>{t.writing}</h2>
        <Progress
          percent={(importRun.written / Math.max(1, importRun.fit)) * 100}
          hasNumber
          label={t.writing}
        />
        <p className="bank-import-quiet">{t.progress(importRun.written, importRun.fit)}</p>
      </div>
    )
  return (
    <>
      <Outcome importRun={importRun} />
      <p className="bank-import-acts">
        <ButtonLink look="primary" to={`/questions?state=draft&importId=${importRun.id}`}>
          {t.toBank}
        </ButtonLink>
        <ButtonLink to="/questions/import">{t.again}</ButtonLink>
      </p>
      {importRun.faulty > 0 && <ImportRows importRun={importRun} kinds={['faulty']} />}
    </>
  )
}

function Outcome({ importRun: { state, written } }: { readonly importRun: Import }) {
  const t = useText(text)
  if (state === 'discarded') return <Banner>{t.discarded}</Banner>
  if (state === 'failed')
    return (
      <Banner tone="error" title={t.failed}>
        {t.failedHint}
      </Banner>
    )
  return (
    <Banner tone="success" title={t.done(written)}>
      {t.doneHint}
    </Banner>
  )
}

/** Refreshes the lists when the import is done. */
function useFreshBank(state: Import['state'] | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (state !== 'done') return
    for (const { path } of [listQuestions, listQuestionCategories])
      void client.invalidateQueries({ queryKey: [path] })
  }, [state, client])
}
