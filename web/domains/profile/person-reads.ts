import { getMyDetail, getUserDetail } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

const quietly = { meta: { quiet: true } } as const

/** The introduction of a person; undefined until loaded. */
export const usePerson = (id: string) => useQuery({ ...read(getUserDetail, { id }), ...quietly }).data

/** The user's work number, if it is needed. */
export const useMyWorkNumber = (isWanted: boolean): string | undefined =>
  useQuery({ ...read(getMyDetail), staleTime: 300_000, ...quietly, enabled: isWanted }).data?.workNumber
