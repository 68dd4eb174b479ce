import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useFooterShown } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalNav } from './portal-nav.tsx'
import { usePage } from './use-page.ts'
import './portal-frame.css'

/** Almost nobody ever sees it: it is loaded by those who look as somebody else. */
const ViewingBanner = lazy(async () => ({ default: (await import('#domains/people')).ViewingBanner }))

/** Navigation above, footer below; a route may do without either. */
export function PortalFrame() {
  const t = useText(text)
  const isFooterShown = useFooterShown()
  const page = usePage()
  const user = useUser()
  return (
    <div className="portal">
      <a className="ly-skip" href="#main">
        {t.skip}
      </a>
      {user?.viewing && (
        <Suspense fallback={null}>
          <ViewingBanner />
        </Suspense>
      )}
      {page?.navbar !== false && <PortalNav user={user} />}
      <main id="main" className="portal-main" tabIndex={-1}>
        <Outlet />
      </main>
      {isFooterShown && page?.footer !== false && <PortalFooter isSignedIn={user !== undefined} />}
    </div>
  )
}
