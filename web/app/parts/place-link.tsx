import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { opensTab } from '#lib/way'

/** A link to a page of ours; one that belongs into a tab of its own opens there. */
export function PlaceLink({ to, ...rest }: ComponentProps<typeof Link> & { readonly to: string }) {
  const tab = opensTab(to.split('?', 1)[0] ?? to) ? { target: '_blank', rel: 'noreferrer' } : {}
  return <Link {...rest} to={to} {...tab} />
}
