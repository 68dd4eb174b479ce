import { RouterProvider } from 'react-router/dom'
import { begin } from './begin.ts'
import { sendPhoneAway } from './mobile-guard.ts'
import { mount } from './mount.tsx'
import { portalRouter } from './portal-router.ts'
import { settled } from './settled.ts'
// oxlint-disable-next-line import/no-unassigned-import -- see there
import './everywhere.ts'

const { isRefused } = await begin()
if (isRefused) history.replaceState(null, '', '/login')
if (!(await sendPhoneAway())) {
  const router = portalRouter()
  await settled(router)
  mount(<RouterProvider router={router} />)
}
