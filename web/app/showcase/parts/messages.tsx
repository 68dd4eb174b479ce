import { showError, showPoints, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Toast } from '#ui/feedback/toast/toast'
import { CardsWaiting, RowsWaiting, TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { GateRing } from '#ui/picture/gate-ring'
import { text as uiText } from '../../../ui/text/index.ts'
import { Part, Sample } from '../part.tsx'
import { text } from '../text/index.ts'

export function Messages() {
  const t = useText(text)
  const loading = useText(uiText).loading
  const m = t.messages
  return (
    <Part title={t.heads.messages}>
      <div className="showcase-3">
        <Sample name={m.once}>
          <div className="showcase-stack">
            <Toast tone="points" message={m.points} />
            <Toast tone="success" message={m.saved} />
            <Toast tone="success" message={m.removed} act={{ run: () => undefined }} />
            <Toast tone="error" message={m.expired} onClose={() => undefined} />
            <div className="showcase-row">
              <Button size="small" onClick={() => showPoints(m.points)}>
                {m.show}
              </Button>
              <Button size="small" onClick={() => showSuccess(m.removed, () => undefined)}>
                {m.show}
              </Button>
              <Button size="small" onClick={() => showError(m.expired, [m.error])}>
                {m.show}
              </Button>
            </div>
          </div>
        </Sample>
        <Sample name={m.list}>
          <RowsWaiting count={3} />
        </Sample>
        <Sample name={m.overlay}>
          <div className="showcase-loading">
            <GateRing />
            {loading}
          </div>
        </Sample>
      </div>
      <div className="showcase-2 showcase-gap">
        <Banner>{m.info}</Banner>
        <Banner tone="success">{m.success}</Banner>
        <Banner tone="warning">{m.warning}</Banner>
        <Banner tone="error" title={m.errorTitle} onClose={() => undefined}>
          {m.error}
        </Banner>
      </div>
      <div className="showcase-gap">
        <Sample name={m.card}>
          <CardsWaiting />
        </Sample>
      </div>
      <div className="showcase-2 showcase-gap">
        <Sample name={m.table}>
          <TableWaiting count={3} />
        </Sample>
        <Sample name={m.failed}>
          <ErrorPanel onRetry={() => undefined} />
        </Sample>
      </div>
    </Part>
  )
}
