import { Outlet, useMatches } from 'react-router'
import { useFooterShown } from '#domains/site'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalNav } from './portal-nav.tsx'
import './portal-frame.css'

/** Navigation above, footer below; a route may do without either. */
export function PortalFrame() {
  const t = useText(text)
  const isFooterShown = useFooterShown()
  const hidden = useHidden()
  return (
    <div className="portal">
      <a className="ly-skip" href="#main">
        {t.skip}
      </a>
      {!hidden.has('navbar') && <PortalNav />}
      <main id="main" className="portal-main" tabIndex={-1}>
        <Outlet />
      </main>
      {isFooterShown && !hidden.has('footer') && <PortalFooter />}
    </div>
  )
}

/** The parts of the frame that the present route has switched off. */
function useHidden(): ReadonlySet<string> {
  const handles = useMatches().map(({ handle }) => handle)
  return new Set(
    handles.flatMap((handle) =>
      isFlags(handle) ? Object.keys(handle).filter((part) => handle[part] === false) : [],
    ),
  )
}

const isFlags = (handle: unknown): handle is Readonly<Record<string, unknown>> =>
  typeof handle === 'object' && handle !== null
