import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { text } from '../text/index.ts'

/** An unknown address, inside the shell. */
export function NotFoundPage({ home = '/home' }: { readonly home?: string }) {
  const t = useText(text).notFound
  usePageTitle(t.title)
  return (
    <Empty kind="lost" title={t.title} hint={t.hint} isPage>
      <ButtonLink look="primary" to={home}>
        {t.home}
      </ButtonLink>
    </Empty>
  )
}
