import type { Result } from '@lyceum/contract/kit'
import { beforeLearn, type getModule, type Studied } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Why } from '../../why/why.tsx'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'
import type { useSession } from '../use-session.ts'
import { AssignmentStage } from './paper/assignment-stage.tsx'
import { DocumentStage } from './document-stage.tsx'
import { PackageStage } from './package-stage.tsx'
import { QuestionsStage } from './paper/questions-stage.tsx'
import { RecordingStage } from './film/recording-stage.tsx'
import { FileStage, LinkStage, PendingStage } from './simple-stages.tsx'
import type { StageProps } from './stage.ts'
import { TimedStage } from './timed-stage.tsx'

type Study = ReturnType<typeof useSession>
type Module = Result<typeof getModule> | undefined

type Shown = Pick<StageProps, 'noteSeconds' | 'onNote' | 'onHandle'> & {
  readonly study: Study
  readonly module: Module
  readonly modId: string
  readonly itmId: string
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

function Open({ study, opened, player, module, modId, isVisitor, ...around }: OpenProps) {
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
  const shown = { content, module, modId, given, study, begin: position, onCompleted: complete }
  if (isVisitor && (content.kind === 'assignment' || content.kind === 'questions'))
    return <PendingStage reason="visitor" />
  return <Kind key={player} {...shown} />
}

type KindProps = {
  readonly content: Studied
  readonly module: Module
  readonly modId: string
  readonly given: StageProps
  readonly study: Pick<Study, 'covered' | 'percent'>
  readonly begin: number
  readonly onCompleted: () => void
}

function Kind({ content, module, modId, given, study, begin, onCompleted }: KindProps) {
  if (content.kind === 'recording')
    return (
      <RecordingStage {...given} content={content} module={module} covered={study.covered} begin={begin} />
    )
  if (content.kind === 'document')
    return <DocumentStage {...given} content={content} percent={study.percent} begin={begin} />
  if (content.kind === 'package')
    return <PackageStage {...given} content={content} modId={modId} onCompleted={onCompleted} />
  if (content.kind === 'pending') return <PendingStage reason={content.reason} />
  const paper = { modId, module, isReview: given.isReview, onCompleted }
  return (
    <TimedStage stage={given}>
      {content.kind === 'link' && <LinkStage address={content.address} />}
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
