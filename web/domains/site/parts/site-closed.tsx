import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import type { Closed } from '../site-poster.ts'
import { text } from '../text/index.ts'

/** Shown instead of the login form when the site does not exist or has expired. */
export function SiteClosed({ why }: { readonly why: Closed }) {
  const t = useText(text)
  const { title, hint } = t.closed[why]
  usePageTitle(title)
  return <Empty kind={why === 'unknown' ? 'lost' : 'lock'} title={title} hint={hint} isPage />
}
