import { getMyDetail, getUserDetail } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

const quietly = { meta: { quiet: true } } as const

/** What a person says of themselves; undefined until the server has told it. */
export const usePerson = (id: string) => useQuery({ ...read(getUserDetail, { id }), ...quietly }).data

/** My work number, when it is wanted. */
export const useMyWorkNumber = (isWanted: boolean): string | undefined =>
  useQuery({ ...read(getMyDetail), staleTime: 300_000, ...quietly, enabled: isWanted }).data?.workNumber
