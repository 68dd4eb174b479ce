import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ConsentGuard } from '#domains/identity'
import { useTaskFeature } from '#domains/points'
import { SiteClosed, useClosed } from '#domains/site'
import { useUser } from '#lib/session'
import { PortalAreas } from '../portal/areas.tsx'
import { ShellDock } from '../parts/dock.tsx'
import { ShellWatermark } from '../parts/watermark.tsx'
import { dockOf } from '../shell/dock-rules.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { usePage } from './use-page.ts'

/** The outermost frame: a host without a site shows only that error. */
export function PortalShell() {
  const closed = useClosed()
  const page = usePage()
  if (closed) {
    return (
      <SignInLayout>
        <SiteClosed why={closed} />
      </SignInLayout>
    )
  }
  return (
    <PortalAreas>
      <Outlet />
      {page?.isPublic ? null : <ConsentGuard />}
      <Floating />
      <ShellWatermark />
      <ScrollRestoration />
    </PortalAreas>
  )
}

function Floating() {
  const page = usePage()
  const { pathname } = useLocation()
  const isSignedIn = useUser() !== undefined
  const isTaskOn = useTaskFeature()
  const dock = dockOf({
    path: pathname,
    page,
    isSignedIn,
    isTaskOn,
  })
  return dock && <ShellDock task={dock.task} />
}
