import { useMatches } from 'react-router'
import type { PageRoute } from '#lib/route'
import { pages } from '../route-table.ts'

/** The page of the present address; undefined on one that leads nowhere. */
export function usePage(): PageRoute | undefined {
  const handle = useMatches().at(-1)?.handle
  return pages.find((page) => page === handle)
}
