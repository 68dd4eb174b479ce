import { RouterProvider } from 'react-router/dom'
import { begin } from './begin.ts'
import { sendPhoneAway } from './mobile-guard.ts'
import { mount } from './mount.tsx'
import { portalRouter } from './portal-router.ts'

const { isRefused } = await begin()
if (isRefused) history.replaceState(null, '', '/login')
if (!(await sendPhoneAway())) mount(<RouterProvider router={portalRouter()} />)
