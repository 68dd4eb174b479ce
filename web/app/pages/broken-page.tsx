import { useRouteError } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

/** In the place of a page that failed. A part that did not arrive mostly means a newer version: open again. */
export function BrokenPage() {
  const error = useRouteError()
  const t = useText(text)
  const words = error instanceof Error && error.name === 'ChunkLoadError' ? t.outdated : t.broken
  usePageTitle(words.title)
  return (
    <main className="broken-page">
      <Empty kind="net" title={words.title} hint={words.hint} isPage>
        <Button look="primary" onClick={() => location.reload()}>
          <Icon name="refresh" size={16} />
          {words.reload}
        </Button>
      </Empty>
    </main>
  )
}
