import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { loadMedalWatch } from '#domains/honor'
import { useFooterShown } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalNav } from './portal-nav.tsx'
import { usePage } from './use-page.ts'
import './portal-frame.css'

/** Rarely used: loaded only while viewing as another person. */
const ViewingBanner = lazy(async () => ({ default: (await import('#domains/people')).ViewingBanner }))

/** How long to wait after the page before loading secondary parts. */
const quietMs = 3000

const MedalWatch = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  return { default: await loadMedalWatch() }
})

/** Navigation on top, footer at the bottom; a route may omit either. */
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
      {page?.navbar !== false && (
        <>
          <PortalNav user={user} />
          <News user={user} />
        </>
      )}
      <main id="main" className="portal-main" tabIndex={-1}>
        <Outlet />
      </main>
      {isFooterShown && page?.footer !== false && <PortalFooter isSignedIn={user !== undefined} />}
    </div>
  )
}

/** Notifications; not shown while viewing as another person. */
function News({ user }: { readonly user: ReturnType<typeof useUser> }) {
  if (!user || user.viewing) return null
  return (
    <Suspense fallback={null}>
      <MedalWatch />
    </Suspense>
  )
}
