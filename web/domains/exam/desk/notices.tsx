import type { getExamIntro } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import type { DeskState } from '../answering/desk.ts'
import { text } from '../text/index.ts'

type NoticesProps = {
  readonly state: DeskState
  readonly intro: Result<typeof getExamIntro>
  readonly onClose: () => void
}

/** What came up on the way: a pause, a warning, time that was added, a broken line. */
export function Notices({ state, intro, onClose }: NoticesProps) {
  const t = useText(text).desk
  return (
    <>
      {state.halt?.kind === 'paused' && <Paused />}
      {(state.isAway || state.gained > 0 || state.isShortened) && (
        <div className="exam-notices">
          {state.isAway && (
            <Banner tone="warning" title={t.awayTitle} isNews>
              {state.isKept ? t.awayHint : t.awayUnkept}
            </Banner>
          )}
          <Moved state={state} />
        </div>
      )}
      {state.isWarned && <Warning state={state} intro={intro} onClose={onClose} />}
    </>
  )
}

/** The end was moved: time that was added, or taken back. */
function Moved({ state: { gained, isShortened } }: Pick<NoticesProps, 'state'>) {
  const t = useText(text).desk
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

/** E-076: nothing is taken until the invigilator lets it go on; the page looks by itself. */
function Paused() {
  const t = useText(text).desk
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

/** E-073: the screen was left; how often it may still happen, and what then. */
function Warning({ state, intro, onClose }: NoticesProps) {
  const t = useText(text).desk
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
