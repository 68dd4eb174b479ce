import type { getExamIntro } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import type { SessionState } from '../answering/attempt-session.ts'
import { text } from '../text/index.ts'

type NoticesProps = {
  readonly state: SessionState
  readonly intro: Result<typeof getExamIntro>
  readonly onClose: () => void
}

/** Notices during the attempt: a pause, a warning, added time, a broken connection. */
export function Notices({ state, intro, onClose }: NoticesProps) {
  const t = useText(text).sitting
  return (
    <>
      {state.halt?.kind === 'paused' && <Paused />}
      {(state.isAway || state.gained > 0 || state.isShortened) && (
        <div className="exam-notices">
          {state.isAway && (
            <Banner tone="warning" title={t.awayTitle} isNews>
              {state.isStored ? t.awayHint : t.awayUnkept}
            </Banner>
          )}
          <Moved state={state} />
        </div>
      )}
      {state.isWarned && <Warning state={state} intro={intro} onClose={onClose} />}
    </>
  )
}

/** The deadline was moved: time added or removed. */
function Moved({ state: { gained, isShortened } }: Pick<NoticesProps, 'state'>) {
  const t = useText(text).sitting
  return (
    <>
      {isShortened && (
        <Banner tone="warning" isNews>
          {t.shortened}
        </Banner>
      )}
      {gained > 0 && (
        <Banner tone="info" isNews>
          {t.gained(Math.floor(gained / 60), gained % 60)}
        </Banner>
      )}
    </>
  )
}

/** E-076: answers are not accepted until the invigilator resumes; the page polls. */
function Paused() {
  const t = useText(text).sitting
  return (
    <div className="exam-veil" role="alert">
      <div>
        <Icon name="pause" size={28} />
        <h2>{t.pausedTitle}</h2>
        <p>{t.pausedHint}</p>
      </div>
    </div>
  )
}

/** E-073: the screen was left; how often that is still allowed, and the consequence. */
function Warning({ state, intro, onClose }: NoticesProps) {
  const t = useText(text).sitting
  const left = state.remainingCuts ?? 0
  return (
    <Modal
      title={t.cutTitle}
      width={440}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t.goOn}
        </Button>
      }
    >
      <p>{left > 0 ? t.cutLeft(left) : t.cutLast}</p>
      <p>{t.cutPolicies[intro.screenCutPolicy]}</p>
    </Modal>
  )
}
