import { listQuestionImports } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ImportList } from '#ui/work/import-list'
import { text } from './text/index.ts'

type Import = Result<typeof listQuestionImports>['records'][number]

const tones = {
  ready: 'warning',
  writing: 'brand',
  done: 'success',
  failed: 'error',
  discarded: 'past',
} as const

/** Earlier imports, newest first. */
export function EarlierImports() {
  const t = useText(text)
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listQuestionImports.path, {}],
    queryFn: ({ pageParam }) => call(listQuestionImports, { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.id : undefined),
  })
  const { columns } = t
  const shown = useShown()
  return (
    <ImportList
      title={t.earlier}
      rows={data?.pages.flatMap(({ records }) => records.map(shown))}
      isError={isError}
      onRetry={() => void refetch()}
      waiting={<RowsWaiting />}
      none={{ title: t.none, hint: t.noneHint }}
      columns={{ ...columns, what: columns.file }}
      stateWidth={112}
      open={t.open}
      more={t.more}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  )
}

/** The state of an import in the list. */
function useShown() {
  const t = useText(text)
  const zone = useZone()
  return ({ id, fileName, format, state, total, fit, faulty, written, byName, createdAt }: Import) => ({
    id,
    what: (
      <>
        <b>{fileName}</b> <small className="bank-import-quiet">{t.formats[format]}</small>
      </>
    ),
    state: t.states[state],
    tone: tones[state],
    result: state === 'done' ? t.written(written) : t.result(total, fit, faulty),
    by: byName,
    at: shownTime(createdAt, zone),
    to: `/questions/import/${id}`,
  })
}
