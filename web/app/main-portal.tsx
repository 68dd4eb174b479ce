import { RouterProvider } from 'react-router/dom'
import { currentLocale } from '#lib/language/locale'
import { loadArts } from '../ui/picture/cover/lazy-art.ts'
import { begin } from './start-app.ts'
import { connectPortal } from './portal-connections.ts'
import { sendPhoneAway } from './portal/mobile-guard.ts'
import { adoptFirstPage, followAccount } from './adopt-first-page.ts'
import { mount, takeOver } from './mount.tsx'
import { portalRouter } from './portal/portal-router.ts'
import { waitForFirstPage } from './wait-for-first-page.ts'
// oxlint-disable-next-line import/no-unassigned-import -- see there
import './shared-imports.ts'

connectPortal()
const first = adoptFirstPage()
const { isRefused } = await begin()
if (first) followAccount(first)
if (isRefused) history.replaceState(null, '', '/login')
if (!(await sendPhoneAway())) {
  const router = portalRouter()
  const isSame = first?.locale === currentLocale()
  await waitForFirstPage(router, isSame ? Infinity : undefined)
  // The drawings are known once the page is: only then can their code be asked for.
  if (isSame) await loadArts(first.arts)
  const app = <RouterProvider router={router} />
  if (isSame) takeOver(app)
  else mount(app)
}
