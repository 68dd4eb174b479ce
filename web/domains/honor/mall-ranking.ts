import { getMallRanking } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** Those who have earned most; none until the server has told them. */
export const useMallRanking = (pageSize: number) =>
  useQuery(read(getMallRanking, { pageSize })).data?.records ?? []
