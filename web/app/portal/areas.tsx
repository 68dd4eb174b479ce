import { type ReactNode, useMemo } from 'react'
import { useClosedAreas } from '#domains/site'
import { type PortalArea, portalOf, PortalProvider } from '#ui/layout/area'
import { areas } from '../route-table.ts'

type PortalAreasProps = { readonly from?: readonly PortalArea[]; readonly children: ReactNode }

/** Provides the portal areas that this site has to the shell and the pages. */
export function PortalAreas({ from = areas, children }: PortalAreasProps) {
  const closed = useClosedAreas()
  const portal = useMemo(() => portalOf(from, closed), [from, closed])
  return <PortalProvider value={portal}>{children}</PortalProvider>
}
