import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { Empty } from './empty.tsx'

/** In the place of something that did not load: the reason is in the message above, the way on is here. */
export function ErrorPanel({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText(text)
  return (
    <Empty kind="net" title={t.failed} hint={t.failedHint}>
      <Button onClick={onRetry}>
        <Icon name="refresh" size={16} />
        {t.retry}
      </Button>
    </Empty>
  )
}
