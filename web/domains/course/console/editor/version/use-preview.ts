import { previewVersionMove, type VersionMove } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { call, read } from '#lib/api'

const isUnderWay = ({ state }: VersionMove) => state === 'moving' || state === 'undoing'

/** What the newest version means for whoever studies an older one; looked at again while people are on their way. */
export function useOlderVersions(id: string) {
  return useQuery({
    ...read(previewVersionMove, { id, against: 'newest' }),
    refetchInterval: ({ state }) => (state.data?.moves.some(isUnderWay) ? 1500 : false),
  })
}

/** What the draft would mean once it is published, as it was last saved. */
export function useDraftEffect(id: string, revision: number) {
  const asked = { id, against: 'draft' } as const
  return useQuery({
    queryKey: [previewVersionMove.path, asked, revision],
    queryFn: () => call(previewVersionMove, asked),
  })
}
