import { listDownloads } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/live'

export type Download = Result<typeof listDownloads>['records'][number]

const lookMs = 5000

export const isUnderWay = ({ state }: Pick<Download, 'state'>) => state === 'waiting' || state === 'running'

/** My files, as they change. */
export function useDownloads() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...read(listDownloads),
    // The server's hint comes first; this is for the one that was lost.
    refetchInterval: ({ state }) => (state.data?.records.some(isUnderWay) ? lookMs : false),
  })
  const look = useCallback(() => void client.invalidateQueries({ queryKey: [listDownloads.path] }), [client])
  useHint('download', look)
  return { downloads: data?.records, isError: isError && !data, refetch: () => void refetch() }
}
