import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { opensTab } from '#lib/page/navigation'

/** A link to one of our pages; a page marked for a new tab opens there. */
export function PlaceLink({ to, ...rest }: ComponentProps<typeof Link> & { readonly to: string }) {
  const tab = opensTab(to.split('?', 1)[0] ?? to) ? { target: '_blank', rel: 'noreferrer' } : {}
  return <Link {...rest} to={to} {...tab} />
}
