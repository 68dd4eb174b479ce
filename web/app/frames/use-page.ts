import { useMatches } from 'react-router'
import { useClosedAreas } from '#domains/site'
import type { PageRoute } from '#lib/route'
import { pages } from '../route-table.ts'

/** The page of the present address; undefined on one that leads nowhere, or into a part that the site does without. */
export function usePage(): PageRoute | undefined {
  const handle = useMatches().at(-1)?.handle
  const closed = useClosedAreas()
  const page = pages.find((page) => page === handle)
  return closed.some((area) => area === page?.area) ? undefined : page
}
