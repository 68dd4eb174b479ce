import { listPeople, type PeopleSort } from '@lyceum/contract/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { type ListState, type LooseFilter, stateFrom, stateTo } from './list-state.ts'

export type ListControl = ReturnType<typeof useListState>

/** The list state from the URL: filters, order and position. Any other choice goes back to the first page. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = stateFrom(params)
  const first = { ...state, after: undefined, before: undefined }
  return {
    state,
    filterBy: (filter: LooseFilter) =>
      setParams(stateTo({ ...first, filter: { ...state.filter, ...filter } })),
    showOnly: (filter: LooseFilter, order?: Pick<ListState, 'sort' | 'direction'>) =>
      setParams(stateTo({ ...first, ...order, filter })),
    sortBy: (sort: PeopleSort, direction: 'asc' | 'desc') =>
      setParams(stateTo({ ...first, sort, direction })),
    goTo: (place: { readonly after?: string; readonly before?: string }) =>
      setParams(stateTo({ ...first, ...place })),
  }
}

/** A page of people; the previous one stays while the next is loading. */
export function usePeople({ filter, sort, direction, after, before }: ListState) {
  const place = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
  return useQuery({
    ...read(listPeople, { ...filter, sort, direction, ...place }),
    placeholderData: keepPreviousData,
  })
}
