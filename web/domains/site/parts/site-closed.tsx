import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import type { Closed } from '../poster.ts'
import { text } from '../text/index.ts'

/** In the place of the login form, when there is no site behind this address or its time is over. */
export function SiteClosed({ why }: { readonly why: Closed }) {
  const t = useText(text)
  const { title, hint } = t.closed[why]
  usePageTitle(title)
  return <Empty kind={why === 'unknown' ? 'lost' : 'lock'} title={title} hint={hint} isPage />
}
