import { RouterProvider } from 'react-router/dom'
import { begin } from './start-app.ts'
import { connectPortal } from './portal-connections.ts'
import { sendPhoneAway } from './portal/mobile-guard.ts'
import { mount } from './mount.tsx'
import { portalRouter } from './portal/portal-router.ts'
import { waitForFirstPage } from './wait-for-first-page.ts'
// oxlint-disable-next-line import/no-unassigned-import -- see there
import './shared-imports.ts'

connectPortal()
const { isRefused } = await begin()
if (isRefused) history.replaceState(null, '', '/login')
if (!(await sendPhoneAway())) {
  const router = portalRouter()
  await waitForFirstPage(router)
  mount(<RouterProvider router={router} />)
}
