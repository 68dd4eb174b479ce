import { getMallRanking } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** The people who have earned most; empty until loaded. */
export const useMallRanking = (pageSize: number) =>
  useQuery(read(getMallRanking, { pageSize })).data?.records ?? []
