import { type ReactNode, useMemo } from 'react'
import { useClosedAreas } from '#domains/site'
import { type PortalArea, portalOf, PortalProvider } from '#ui/layout/area'
import { areas } from './route-table.ts'

type PortalAreasProps = { readonly from?: readonly PortalArea[]; readonly children: ReactNode }

/** Tells the shell and the pages below which parts of the portal are there on this site. */
export function PortalAreas({ from = areas, children }: PortalAreasProps) {
  const closed = useClosedAreas()
  const portal = useMemo(() => portalOf(from, closed), [from, closed])
  return <PortalProvider value={portal}>{children}</PortalProvider>
}
