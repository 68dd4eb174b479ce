import { listPeople } from '@lyceum/contract/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** People within reach by a part of their name; undefined until the server has answered. */
export function usePeopleFound(searchText: string) {
  const { data } = useQuery({
    ...read(listPeople, { text: searchText, pageSize: 8, state: 'active' }),
    placeholderData: keepPreviousData,
  })
  return data?.records.map(({ id, name, unitName, userName }) => ({
    id,
    name,
    note: unitName ?? userName,
  }))
}
