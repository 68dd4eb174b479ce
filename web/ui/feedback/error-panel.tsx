import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { Empty } from './empty.tsx'

/** Shown instead of something that did not load: the message above has the reason, here is the retry. */
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
