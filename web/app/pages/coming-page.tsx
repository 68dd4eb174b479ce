import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { text } from '../text/index.ts'

/** In the place of a page that is still being built: its address is already good, and nothing is pretended. */
export function ComingPage() {
  const t = useText(text).coming
  usePageTitle(t.title)
  return (
    <Empty kind="start" title={t.title} hint={t.hint} isPage>
      <ButtonLink look="primary" to="/home">
        {t.home}
      </ButtonLink>
    </Empty>
  )
}
