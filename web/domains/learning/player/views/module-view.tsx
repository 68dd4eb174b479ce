import type { Result } from '@lyceum/contract/kit'
import { beforeLearn, type getModule, type Studied } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Why } from '../../due-reason/why.tsx'
import type { nextModule } from '../next-module.ts'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'
import type { useSession } from '../use-session.ts'
import { AssignmentView } from './paper/assignment-view.tsx'
import { DocumentView } from './document-view.tsx'
import { PackageView } from './package/package-view.tsx'
import { QuestionsView } from './paper/questions-view.tsx'
import { RecordingView } from './film/recording-view.tsx'
import { LinkView } from './link-view.tsx'
import { FileView, PendingView } from './simple-views.tsx'
import type { PlayerProps } from './player-props.ts'
import { TimedView } from './timed-view.tsx'

type Study = ReturnType<typeof useSession>
type Module = Result<typeof getModule> | undefined

type Shown = Pick<PlayerProps, 'noteSeconds' | 'onNote' | 'onHandle'> & {
  readonly study: Study
  readonly module: Module
  readonly modId: string
  readonly itmId: string
  /** The next module. */
  readonly next: ReturnType<typeof nextModule>
  /** Not enrolled: a preview. */
  readonly isVisitor: boolean
}

/** The view of the open module by its kind, or why it cannot be opened. */
export function ModuleView(shown: Shown) {
  const t = useText(text)
  const { opening, trouble, again } = shown.study
  return (
    <div className="study-stage" aria-busy={opening.state === 'opening'}>
      {opening.state === 'open' && <Open {...shown} opened={opening.opened} player={opening.player} />}
      {opening.state === 'refused' && <Refused {...shown} message={opening.message} code={opening.code} />}
      {trouble === 'elsewhere' && (
        <div className="study-cover" role="alertdialog" aria-label={t.elsewhere}>
          <h2>{t.elsewhere}</h2>
          <p>{t.elsewhereHint}</p>
          <button type="button" className="study-plain" onClick={again}>
            {t.here}
          </button>
        </div>
      )}
    </div>
  )
}

type Opening = Extract<Study['opening'], { state: 'open' }>
type OpenProps = Shown & Pick<Opening, 'opened' | 'player'>

function Open({ study, opened, player, module, modId, itmId, next, isVisitor, ...around }: OpenProps) {
  const { onAnswer, onElsewhere, onCode, trouble, again, complete } = study
  const { isReview, content, position, beatSeconds: heartbeatSeconds } = opened
  const heartbeats = {
    player: isReview ? undefined : player,
    everySeconds: heartbeatSeconds,
    onAnswer,
    onElsewhere,
    onCode,
  }
  const given = { ...around, heartbeats, isReview, isPaused: trouble !== undefined, onRetry: again }
  const following = next && { ...next, to: studyQuery.to({ itmId, modId: next.modId }) }
  const shown = {
    content,
    module,
    itmId,
    modId,
    given,
    study,
    begin: position,
    onCompleted: complete,
    next: following,
  }
  if (isVisitor && (content.kind === 'assignment' || content.kind === 'questions'))
    return <PendingView reason="visitor" />
  return <Kind key={player} {...shown} />
}

type KindProps = {
  readonly content: Studied
  readonly module: Module
  readonly itmId: string
  readonly modId: string
  readonly given: PlayerProps
  readonly study: Pick<Study, 'covered' | 'percent'>
  readonly begin: number
  readonly onCompleted: () => void
  readonly next: ComponentProps<typeof RecordingView>['next']
}

function Kind({ content, module, itmId, modId, given, study, begin, onCompleted, next }: KindProps) {
  const { covered, percent } = study
  if (content.kind === 'recording')
    return <RecordingView {...given} {...{ content, module, covered, percent, begin, next }} />
  if (content.kind === 'document')
    return <DocumentView {...given} content={content} percent={percent} begin={begin} />
  if (content.kind === 'package')
    return <PackageView {...given} content={content} itmId={itmId} modId={modId} onCompleted={onCompleted} />
  if (content.kind === 'pending') return <PendingView reason={content.reason} />
  const paper = { modId, module, isReview: given.isReview, onCompleted }
  return (
    <TimedView playerProps={given}>
      {content.kind === 'link' && <LinkView address={content.address} {...paper} />}
      {content.kind === 'file' && <FileView content={content} />}
      {content.kind === 'assignment' && <AssignmentView content={content} {...paper} />}
      {content.kind === 'questions' && <QuestionsView content={content} {...paper} />}
    </TimedView>
  )
}

type RefusedProps = Shown & { readonly message: string; readonly code: string }

/** The module is locked: the message, its conditions, and the possible actions. */
function Refused({ message, code, modId, itmId, study }: RefusedProps) {
  const t = useText(text)
  const isLocked = /^module_|^MODULE_MAX_OPEN$|^STUDY_NOT_BEGUN$/.test(code)
  const { data } = useQuery({ ...read(beforeLearn, { modId }), enabled: isLocked })
  return (
    <div className="study-card study-locked">
      <Icon name="lock" size={28} />
      <h2>{message === '' ? t.playTrouble : message}</h2>
      {data?.why && (
        <Why why={data.why} title={t.why.locked} linkTo={(to) => studyQuery.to({ itmId, modId: to })} />
      )}
      {!isLocked && <NextStep code={code} itmId={itmId} study={study} />}
    </div>
  )
}

function NextStep({ code, itmId, study }: Pick<RefusedProps, 'code' | 'itmId' | 'study'>) {
  const t = useText(text)
  if (code === 'NOT_ENROLLED')
    return (
      <Link className="study-plain" to={`/course/detail?itmId=${itmId}`}>
        {t.toCourse}
      </Link>
    )
  const isOver = code === 'STUDY_OVER'
  return (
    <button type="button" className="study-plain" onClick={isOver ? study.lookBack : study.again}>
      {isOver ? t.lookBack : t.retry}
    </button>
  )
}
