import { getMyDesk } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'

/** The desks at which I may sit, and the one I sit at: my own, unless the address names another. */
export function useDesk() {
  const [query, setQuery] = useSearchParams()
  const { data } = useQuery(read(getMyDesk))
  const desks = data?.desks ?? []
  const desk = desks.find(({ id }) => id === query.get('desk')) ?? desks[0]
  return {
    desks,
    desk,
    deputy: data?.deputy ?? undefined,
    escalateDays: data?.escalateDays ?? 0,
    sitAt: (id: string) => setQuery(id === desks[0]?.id ? {} : { desk: id }),
  }
}
