import { listUnits } from '@lyceum/contract/org'
import { useQueries, useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import type { Levels } from './unit-levels.ts'

/**
 * The root units, and the children of every expanded one; each level is fetched when first shown. Until something is
 * expanded or collapsed, a single root is expanded.
 */
export function useUnitLevels(chosen: ReadonlySet<string> | undefined) {
  const top = useQuery(read(listUnits))
  const [root, ...others] = top.data?.records ?? []
  const open = chosen ?? new Set(root && others.length === 0 ? [root.id] : [])
  const parents = [...open]
  const below = useQueries({ queries: parents.map((parentId) => read(listUnits, { parentId })) })
  const levels: Levels = new Map([
    ['', top.data?.records ?? []],
    ...parents.map((parentId, i) => [parentId, below[i]?.data?.records ?? []] as const),
  ])
  return { levels, open, isLoading: top.isPending, isError: top.isError, refetch: top.refetch }
}
