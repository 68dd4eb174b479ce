import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { usePage } from '../frames/use-page.ts'
import { text } from '../text/index.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Shown instead of a page that is not built yet; a site without this area gets the not-found page. */
export function ComingPage() {
  return usePage() ? <Coming /> : <NotFoundPage />
}

function Coming() {
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
