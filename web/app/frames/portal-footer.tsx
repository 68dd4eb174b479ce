import { listRecommendedLinks } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { productName } from '#lib/language/product-name'
import { useText } from '#lib/text'
import { Mark } from '#ui/picture/mark'
import { text } from '../text/index.ts'
import { Copyright } from './copyright.tsx'

/** The footer bar: the copyright, and for signed-in people the recommended links. */
export function PortalFooter({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useText(text)
  const name = useText(productName)
  return (
    <footer className="portal-footer">
      <div className="ly-wrap">
        <div className="portal-footer-top">
          <div className="portal-footer-brand">
            <Mark size={36} />
            <div>
              <b>{name}</b>
              <p>{t.verse}</p>
            </div>
          </div>
          {isSignedIn && <Links />}
        </div>
        <div className="portal-footer-copyright">
          <Copyright />
          <a href="/serveAgreement#service" target="_blank" rel="noreferrer">
            {t.footer.service}
          </a>
          <a href="/serveAgreement#privacy" target="_blank" rel="noreferrer">
            {t.footer.privacy}
          </a>
          {isSignedIn && <Link to="/about">{t.footer.about}</Link>}
        </div>
      </div>
    </footer>
  )
}

/** The recommended links; loaded only when someone is signed in. */
function Links() {
  const t = useText(text).footer
  const links = useQuery(read(listRecommendedLinks, { pageNo: 1, pageSize: 8 }))
  if (!links.data?.records.length) return null
  return (
    <nav aria-label={t.links}>
      {links.data.records.map(({ id, title, accessUrl }) => (
        <a key={id} href={accessUrl} target="_blank" rel="noreferrer" title={title}>
          {title}
        </a>
      ))}
    </nav>
  )
}
