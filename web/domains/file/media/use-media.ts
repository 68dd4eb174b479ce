import { getMedia, mediaHint } from '@lyceum/contract/file'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/page/server-hints'

const lookAgainMs = 5000

/**
 * How far a file is prepared, and where it plays. The server hints at progress; while it is in progress the page also
 * polls, because a hint may get lost.
 */
export function useMedia(fileId: string | null) {
  const media = useQuery({
    ...read(getMedia, { id: fileId ?? '' }),
    enabled: fileId !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'working' ? lookAgainMs : false,
  })
  const { refetch } = media
  const lookAgain = useCallback(() => {
    if (fileId !== null) void refetch()
  }, [fileId, refetch])
  useHint(mediaHint, lookAgain)
  return media
}
