import { getTiles } from '@lyceum/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useUser } from '#lib/session'

/** The number of waiting tasks of each console page, by path; refreshed while the page is open. */
export function useTodoCounts(): ReadonlyMap<string, number> {
  const mayAsk = useUser()?.access.includes('console.home') ?? false
  const { data } = useQuery({
    ...read(getTiles),
    enabled: mayAsk,
    staleTime: 60_000,
    refetchInterval: 300_000,
  })
  const counts = new Map<string, number>()
  for (const { tile } of data?.tiles ?? []) {
    if (tile.kind !== 'todo' || tile.count === 0) continue
    const path = tile.path.split('?')[0] ?? ''
    counts.set(path, (counts.get(path) ?? 0) + tile.count)
  }
  return counts
}
