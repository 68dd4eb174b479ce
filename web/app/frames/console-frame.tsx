import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { SiteBrand } from '#domains/site'
import { mayManageSite, useUser } from '#lib/session'
import { useText } from '#lib/text'
import { AntdProvider } from '#ui/antd-provider'
import { Empty } from '#ui/feedback/empty'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { UserMenu } from './user-menu.tsx'
import './console-frame.css'

const entries = [
  { path: '/settings', name: 'settings', icon: 'gear' },
  { path: '/links', name: 'links', icon: 'link' },
] as const

/** The console: what can be managed on the left, where one is on top. */
export function ConsoleFrame() {
  const t = useText(text)
  const user = useUser()
  const isAllowed = mayManageSite(user)
  return (
    <div className="console">
      <a className="ly-skip" href="#main">
        {t.skip}
      </a>
      <SideBar isAllowed={isAllowed} />
      <div className="console-body">
        <header className="console-head">
          {isAllowed ? <Place /> : <span />}
          {user && <UserMenu user={user} inConsole />}
        </header>
        <main id="main" className="console-main" tabIndex={-1}>
          {isAllowed ? (
            <AntdProvider>
              <Outlet />
            </AntdProvider>
          ) : (
            <Forbidden />
          )}
        </main>
      </div>
    </div>
  )
}

function SideBar({ isAllowed }: { readonly isAllowed: boolean }) {
  const t = useText(text).console
  return (
    <aside className="console-side">
      <Link className="console-logo" to="/">
        <SiteBrand size="console" sub={t.sub} />
      </Link>
      {isAllowed && (
        <nav aria-label={t.label}>
          <p id="console-site">{t.site}</p>
          <ul aria-labelledby="console-site">
            {entries.map(({ path, name, icon }) => (
              <li key={path}>
                <NavLink to={path}>
                  <Icon name={icon} />
                  {t[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <a className="console-exit" href="/home">
        <Icon name="home" />
        {t.toPortal}
      </a>
    </aside>
  )
}

/** Where one is: the group, then the page. */
function Place() {
  const t = useText(text).console
  const { pathname } = useLocation()
  const entry = entries.find(({ path }) => pathname.startsWith(path))
  return (
    <nav aria-label={t.place}>
      <ol className="console-place">
        <li>
          <Link to="/">{t.site}</Link>
        </li>
        {entry && <li aria-current="page">{t[entry.name]}</li>}
      </ol>
    </nav>
  )
}

function Forbidden() {
  const t = useText(text).console
  return (
    <Empty kind="lock" title={t.forbidden} hint={t.forbiddenHint} isPage>
      <a className="ly-link" href="/home">
        {t.toPortal}
      </a>
    </Empty>
  )
}
