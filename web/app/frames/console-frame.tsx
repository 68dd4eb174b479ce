import { Outlet, useLocation } from 'react-router'
import { ViewingBanner } from '#domains/people'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { AntdProvider } from '#ui/antd-provider'
import { Empty } from '#ui/feedback/empty'
import { ConsoleTilesProvider } from '#ui/layout/console-tile'
import { consolePages, pageAt, pagesFor } from '../console/console-pages.ts'
import { consoleTiles } from '../console/console-tiles.ts'
import { text } from '../text/index.ts'
import { ConsolePlace } from './console-place.tsx'
import { ConsoleSearch } from './console-search.tsx'
import { ConsoleSide } from './console-side.tsx'
import { UserMenu } from './user-menu.tsx'
import './console-frame.css'

/** The console: navigation on the left, breadcrumb on top. */
export function ConsoleFrame() {
  const t = useText(text)
  const user = useUser()
  const pages = pagesFor(user)
  const page = pageAt(consolePages, useLocation().pathname)
  const isClosed = pages.length === 0 || (page !== undefined && !pages.includes(page))
  return (
    <div className="console">
      <a className="ly-skip" href="#main">
        {t.skip}
      </a>
      <ConsoleSide pages={pages} />
      <div className="console-body">
        <ViewingBanner />
        <header className="console-head">
          <ConsolePlace pages={pages} />
          <ConsoleSearch pages={pages} />
          {user && <UserMenu user={user} inConsole />}
        </header>
        <main id="main" className="console-main" tabIndex={-1}>
          {isClosed ? (
            <Closed />
          ) : (
            <AntdProvider>
              <ConsoleTilesProvider value={consoleTiles}>
                <Outlet />
              </ConsoleTilesProvider>
            </AntdProvider>
          )}
        </main>
      </div>
    </div>
  )
}

/** Shown instead of a page that this person may not open. */
function Closed() {
  const t = useText(text).console
  return (
    <Empty kind="lock" title={t.forbidden} hint={t.forbiddenHint} isPage>
      <a className="ly-link" href="/home">
        {t.toPortal}
      </a>
    </Empty>
  )
}
