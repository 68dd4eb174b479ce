import { useRouteError } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

/** Shown instead of a page that failed. A chunk that failed to load usually means a newer version: reload. */
export function BrokenPage() {
  const error = useRouteError()
  const t = useText(text)
  const labels = error instanceof Error && error.name === 'ChunkLoadError' ? t.outdated : t.broken
  usePageTitle(labels.title)
  return (
    <main className="broken-page">
      <Empty kind="net" title={labels.title} hint={labels.hint} isPage>
        <Button look="primary" onClick={() => location.reload()}>
          <Icon name="refresh" size={16} />
          {labels.reload}
        </Button>
      </Empty>
    </main>
  )
}
