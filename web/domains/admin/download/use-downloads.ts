import { listDownloads } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/page/server-hints'

export type Download = Result<typeof listDownloads>['records'][number]

const lookMs = 5000

export const isInProgress = ({ state }: Pick<Download, 'state'>) => state === 'waiting' || state === 'running'

/** The user's exports, kept up to date. */
export function useDownloads() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...read(listDownloads),
    // The server normally announces changes; polling covers a lost announcement.
    refetchInterval: ({ state }) => (state.data?.records.some(isInProgress) ? lookMs : false),
  })
  const look = useCallback(() => void client.invalidateQueries({ queryKey: [listDownloads.path] }), [client])
  useHint('download', look)
  return { downloads: data?.records, isError: isError && !data, refetch: () => void refetch() }
}
