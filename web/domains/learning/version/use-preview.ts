import { previewVersionMove, type VersionMove } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { call, read } from '#lib/api'

const isInProgress = ({ state }: VersionMove) => state === 'moving' || state === 'undoing'

/** What the newest version means for learners of older ones; refreshed while a move is in progress. */
export function useOlderVersions(id: string) {
  return useQuery({
    ...read(previewVersionMove, { id, against: 'newest' }),
    refetchInterval: ({ state }) => (state.data?.moves.some(isInProgress) ? 1500 : false),
  })
}

/** What the last saved draft would mean once published. */
export function useDraftEffect(id: string, revision: number) {
  const params = { id, against: 'draft' } as const
  return useQuery({
    queryKey: [previewVersionMove.path, params, revision],
    queryFn: () => call(previewVersionMove, params),
  })
}
