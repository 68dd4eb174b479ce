import { showError, showSuccess } from '#lib/notice'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'

const tones = ['brand', 'success', 'warning', 'error', 'info', 'reward', 'open', 'past'] as const

export function Feedback() {
  return (
    <>
      <div className="showcase-row">
        {tones.map((tone) => (
          <StatusDot key={tone} tone={tone}>
            {tone}
          </StatusDot>
        ))}
      </div>
      <div className="showcase-row">
        <Button onClick={() => showSuccess('Saved', () => undefined)}>Success</Button>
        <Button onClick={() => showError('It did not work', ['One reason', 'Another reason'])}>Error</Button>
      </div>
      <p>
        <Skeleton width="70%" /> <Skeleton width="40%" />
      </p>
      <Empty kind="start" title="Nothing here yet" hint="One sentence, one way on." />
      <ErrorPanel onRetry={() => undefined} />
    </>
  )
}
