import type { Result } from '@lyceum/contract/kit'
import { listImports } from '@lyceum/contract/people'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Skeleton } from '#ui/feedback/skeleton'
import { ImportList } from '#ui/work/import-list'
import { toneOf } from './import-state.ts'
import { text } from './text/index.ts'

type Import = Result<typeof listImports>['records'][number]

type EarlierProps = {
  readonly title: string
  /** Limits the list to one series. */
  readonly seriesId?: string
}

/** Earlier imports, newest first. */
export function EarlierImports({ title, seriesId }: EarlierProps) {
  const t = useText(text)
  const { columns } = t
  const shown = useShown()
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useImports(seriesId)
  return (
    <ImportList
      title={title}
      rows={data?.pages.flatMap(({ records }) => records.map(shown))}
      isError={isError}
      onRetry={() => void refetch()}
      waiting={<Skeleton width="60%" />}
      none={{ title: t.noneYet, hint: t.noneYetHint }}
      columns={{ ...columns, what: columns.list }}
      stateWidth={132}
      open={t.open}
      more={t.more}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  )
}

function useImports(seriesId: string | undefined) {
  const of = seriesId === undefined ? {} : { seriesId }
  return useInfiniteQuery({
    queryKey: [listImports.path, of],
    queryFn: ({ pageParam }) => call(listImports, { ...of, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.id : undefined),
  })
}

/** The state of an import in the list. */
function useShown() {
  const t = useText(text)
  const zone = useZone()
  return ({ id, series, fileName, state, counts, byName, createdAt }: Import) => ({
    id,
    what: (
      <span className="import-list-name">
        <b>{series.name}</b>
        {series.source === 'file' && <small>{fileName}</small>}
      </span>
    ),
    state: t.states[state],
    tone: toneOf(state),
    result: t.summary(counts.create, counts.change + counts.rehire, counts.leave),
    by: byName ?? t.byClock,
    at: shownTime(createdAt, zone),
    to: `/people/import/${id}`,
  })
}
