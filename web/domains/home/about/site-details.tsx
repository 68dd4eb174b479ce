import type { getHomeSite } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { productName } from '#lib/language/product-name'
import { useText } from '#lib/text'
import { Descriptions } from '#ui/data/descriptions'
import { text } from './text/index.ts'

type Site = Result<typeof getHomeSite>

/** The details of the site; empty ones are left out. */
export function SiteDetails({ site }: { readonly site: Site }) {
  const t = useText(text)
  const product = useText(productName)
  const { version, contact, mobileUrl, appUrl, zone, copyright } = site
  const items: { term: string; value: ReactNode }[] = [
    { term: t.version, value: `${product} ${version}` },
    { term: t.contact, value: contact || t.noContact },
    { term: t.agreements, value: <Agreements /> },
    ...(mobileUrl ? [{ term: t.mobile, value: <Out to={mobileUrl} /> }] : []),
    ...(appUrl ? [{ term: t.app, value: <Out to={appUrl} /> }] : []),
    { term: t.zone, value: zone },
    ...(copyright ? [{ term: t.copyright, value: copyright }] : []),
  ]
  return <Descriptions items={items} columns={1} />
}

function Agreements() {
  const t = useText(text)
  return (
    <span className="about-agreements">
      <a className="ly-link" href="/serveAgreement#service" target="_blank" rel="noreferrer">
        {t.service}
      </a>
      <a className="ly-link" href="/serveAgreement#privacy" target="_blank" rel="noreferrer">
        {t.privacy}
      </a>
    </span>
  )
}

function Out({ to }: { readonly to: string }) {
  return (
    <a className="ly-link" href={to} target="_blank" rel="noreferrer">
      {new URL(to).host}
    </a>
  )
}
