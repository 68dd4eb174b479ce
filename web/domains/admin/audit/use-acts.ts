import { listAudit, listAuditActions } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { call, read } from '#lib/api'
import { startOfDay } from '#lib/time/time'
import { useActionName } from './action-name.ts'

export type Act = Result<typeof listAudit>['records'][number]

const names = ['text', 'action', 'from', 'to', 'actor', 'real', 'object', 'thing'] as const

/** The filter as it is kept in the URL, so that a link shows the same. People are `id:name`; `thing` is the name of the object. */
export type AuditFilter = Readonly<Partial<Record<(typeof names)[number], string>>>

export function useAuditFilter() {
  const [params, setParams] = useSearchParams()
  const zone = useZone()
  const filter: AuditFilter = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const change = (part: AuditFilter) => {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  return { filter, query: queryOf(filter, zone), change }
}

/** Converts the filter to call parameters: days become times in the site's time zone. */
function queryOf({ text, action, from, to, actor, real, object }: AuditFilter, zone: string) {
  const end = to && new Date(Date.parse(startOfDay(to, zone)) + 86_400_000).toISOString()
  const query: Record<string, string | undefined> = {
    text,
    action,
    object,
    from: from && startOfDay(from, zone),
    to: end,
    actorId: actor?.split(':')[0],
    realActorId: real?.split(':')[0],
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(given)
}

/** Finds the acts whose names contain the search text, because the server stores only their codes. */
export function useNamedActs(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const nameOf = useActionName()
  const { data } = useQuery(read(listAuditActions))
  const searchText = query['text']?.toLowerCase()
  if (!searchText) return query
  const acts = (data?.actions ?? []).filter((action) => nameOf(action).toLowerCase().includes(searchText))
  return acts.length === 0 ? query : { ...query, acts: acts.join(',') }
}

/** The matching acts, page by page. */
export function useActs(query: Readonly<Record<string, string>>) {
  const found = useInfiniteQuery({
    queryKey: [listAudit.path, query],
    initialPageParam: '',
    queryFn: ({ pageParam }) => call(listAudit, { ...query, ...(pageParam ? { beneath: pageParam } : {}) }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    acts: found.data?.pages.flatMap(({ records }) => records),
    isError: found.isError,
    isMore: found.hasNextPage,
    isLoading: found.isFetchingNextPage,
    more: () => void found.fetchNextPage(),
    refetch: () => void found.refetch(),
  }
}
