import { getPaper, listPapers, setPaperState, simulatePaper } from '@lyceum/contract/paper'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { NumberBox } from '#ui/work/number-box'
import { Outcome } from './simulation-result.tsx'
import { text } from './text/index.ts'
import './simulate.css'

/** Generates 500 papers without storing them, and shows the result before publishing. */
export function SimulatePage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const [passPercent, setPassPercent] = useState(60)
  const paper = useQuery(read(getPaper, { id })).data
  const simulation = useQuery({
    ...read(simulatePaper, { id, papers: 500, passPercent }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data, isFetching } = simulation
  usePageTitle(t.title)
  return (
    <div className="simulate">
      <header className="simulate-head">
        <div>
          <p>
            <Link className="ly-link simulate-back" to={`/papers/${id}`}>
              <Icon name="left" size={14} />
              {paper?.title ?? t.back}
            </Link>
          </p>
          <h1>{t.title}</h1>
          <p>{data && !isFetching ? t.papers(data.papers) : t.lead}</p>
        </div>
        <span className="simulate-acts">
          <NumberBox
            label={t.pass}
            min={1}
            max={100}
            unit={`${t.percent} ${t.pass}`}
            value={passPercent}
            onChange={(percent) => setPassPercent(percent ?? 60)}
          />
          <Button isBusy={isFetching} onClick={() => void simulation.refetch()}>
            <Icon name="refresh" size={16} />
            {t.again}
          </Button>
          {paper?.state === 'draft' && <Publish id={id} isClosed={!data || data.shortages.length > 0} />}
        </span>
      </header>
      <Seen simulation={simulation} passPercent={passPercent} paperId={id} />
    </div>
  )
}

type SeenProps = {
  readonly simulation: UseQueryResult<Result<typeof simulatePaper>>
  readonly passPercent: number
  readonly paperId: string
}

function Seen({ simulation: { data, isError, refetch }, passPercent, paperId }: SeenProps) {
  const t = useText(text)
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (data) return <Outcome seen={data} passPercent={passPercent} paperId={paperId} />
  return (
    <div aria-busy="true">
      <p className="simulate-quiet">{t.running}</p>
      <Skeleton height="420px" />
    </div>
  )
}

function Publish({ id, isClosed }: { readonly id: string; readonly isClosed: boolean }) {
  const t = useText(text)
  const navigate = useNavigate()
  const publish = useCommand(setPaperState, { refresh: [getPaper, listPapers] })
  return (
    <Button
      look="primary"
      disabled={isClosed}
      isBusy={publish.isPending}
      onClick={() =>
        publish.mutate(
          { id, state: 'ready' },
          {
            onSuccess: () => {
              showSuccess(t.published)
              void navigate(`/papers/${id}`)
            },
          },
        )
      }
    >
      {t.publish}
    </Button>
  )
}
