import { Outlet, ScrollRestoration } from 'react-router'
import { SiteClosed, useClosed } from '#domains/site'
import { GateLayout } from './gate-layout.tsx'

/** The outermost frame: an address without a site shows that and nothing else. */
export function PortalShell() {
  const closed = useClosed()
  if (closed) {
    return (
      <GateLayout>
        <SiteClosed why={closed} />
      </GateLayout>
    )
  }
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
