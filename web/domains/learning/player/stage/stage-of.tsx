import type { Result } from '@lyceum/contract/kit'
import { beforeLearn, type getModule, type Studied } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Why } from '../../why/why.tsx'
import type { nextModule } from '../next-module.ts'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'
import type { useSession } from '../use-session.ts'
import { AssignmentStage } from './paper/assignment-stage.tsx'
import { DocumentStage } from './document-stage.tsx'
import { PackageStage } from './package/package-stage.tsx'
import { QuestionsStage } from './paper/questions-stage.tsx'
import { RecordingStage } from './film/recording-stage.tsx'
import { LinkStage } from './link-stage.tsx'
import { FileStage, PendingStage } from './simple-stages.tsx'
import type { StageProps } from './stage.ts'
import { TimedStage } from './timed-stage.tsx'

type Study = ReturnType<typeof useSession>
type Module = Result<typeof getModule> | undefined

type Shown = Pick<StageProps, 'noteSeconds' | 'onNote' | 'onHandle'> & {
  readonly study: Study
  readonly module: Module
  readonly modId: string
  readonly itmId: string
  /** What comes after it. */
  readonly next: ReturnType<typeof nextModule>
  /** Not enrolled: here to try something out. */
  readonly isVisitor: boolean
}

/** The stage of whatever kind of module is open; or why it is not. */
export function Stage(shown: Shown) {
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
  const { isReview, content, position, beatSeconds } = opened
  const beats = {
    player: isReview ? undefined : player,
    everySeconds: beatSeconds,
    onAnswer,
    onElsewhere,
    onCode,
  }
  const given = { ...around, beats, isReview, isPaused: trouble !== undefined, onRetry: again }
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
    return <PendingStage reason="visitor" />
  return <Kind key={player} {...shown} />
}

type KindProps = {
  readonly content: Studied
  readonly module: Module
  readonly itmId: string
  readonly modId: string
  readonly given: StageProps
  readonly study: Pick<Study, 'covered' | 'percent'>
  readonly begin: number
  readonly onCompleted: () => void
  readonly next: ComponentProps<typeof RecordingStage>['next']
}

function Kind({ content, module, itmId, modId, given, study, begin, onCompleted, next }: KindProps) {
  const { covered, percent } = study
  if (content.kind === 'recording')
    return <RecordingStage {...given} {...{ content, module, covered, percent, begin, next }} />
  if (content.kind === 'document')
    return <DocumentStage {...given} content={content} percent={percent} begin={begin} />
  if (content.kind === 'package')
    return <PackageStage {...given} content={content} itmId={itmId} modId={modId} onCompleted={onCompleted} />
  if (content.kind === 'pending') return <PendingStage reason={content.reason} />
  const paper = { modId, module, isReview: given.isReview, onCompleted }
  return (
    <TimedStage stage={given}>
      {content.kind === 'link' && <LinkStage address={content.address} {...paper} />}
      {content.kind === 'file' && <FileStage content={content} />}
      {content.kind === 'assignment' && <AssignmentStage content={content} {...paper} />}
      {content.kind === 'questions' && <QuestionsStage content={content} {...paper} />}
    </TimedStage>
  )
}

type RefusedProps = Shown & { readonly message: string; readonly code: string }

/** The door is locked: the sentence, what has to be so before it opens, and what can be done. */
function Refused({ message, code, modId, itmId, study }: RefusedProps) {
  const t = useText(text)
  const isLocked = /^module_|^MODULE_MAX_OPEN$|^STUDY_NOT_BEGUN$/.test(code)
  const { data } = useQuery({ ...read(beforeLearn, { modId }), enabled: isLocked })
  return (
    <div className="study-card study-locked">
      <Icon name="lock" size={28} />
      <h2>{message === '' ? t.playTrouble : message}</h2>
      {data?.why && (
        <Why why={data.why} title={t.why.locked} wayTo={(to) => studyQuery.to({ itmId, modId: to })} />
      )}
      {!isLocked && <WayOn code={code} itmId={itmId} study={study} />}
    </div>
  )
}

function WayOn({ code, itmId, study }: Pick<RefusedProps, 'code' | 'itmId' | 'study'>) {
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
