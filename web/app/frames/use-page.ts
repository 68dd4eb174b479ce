import { useMatches } from 'react-router'
import { useClosedAreas } from '#domains/site'
import type { PageRoute } from '#lib/route'
import { pages } from '../route-table.ts'

/** The route of the current address; undefined if it is unknown or belongs to a disabled area. */
export function usePage(): PageRoute | undefined {
  const handle = useMatches().at(-1)?.handle
  const closed = useClosedAreas()
  const page = pages.find((page) => page === handle)
  return closed.some((area) => area === page?.area) ? undefined : page
}
