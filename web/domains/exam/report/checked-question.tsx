import type { LeafQuestion } from '@lyceum/contract/question'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Tag } from '#ui/status/tag'
import { partsOf, DocumentText } from '#domains/question'
import { text } from './text/index.ts'
import { CheckedAnswer } from './checked-answer.tsx'
import type { Checked, CheckedPart } from './report.ts'
import './checked.css'

/** A marked question: given answer, right answer and explanation. */
export function CheckedQuestion({ checked: { question, parts } }: { readonly checked: Checked }) {
  return (
    <article className="exam-checked">
      {question.type === 'SI' && (
        <div className="exam-material">
          <DocumentText tree={question.stem} />
        </div>
      )}
      {partsOf(question).map((leaf) => (
        <Part
          key={leaf.questionVersionId}
          question={leaf}
          part={parts.find(({ questionVersionId }) => questionVersionId === leaf.questionVersionId)}
        />
      ))}
    </article>
  )
}

type PartProps = { readonly question: LeafQuestion; readonly part: CheckedPart | undefined }

function Part({ question, part }: PartProps) {
  const t = useText(text)
  return (
    <div className="exam-checked-part">
      <p className="exam-checked-top">
        <span className="ly-song">{question.no}</span>
        {t.types[question.type]}
        <span>{t.points(question.score)}</span>
        {part && part.points.length > 0 && <span>{t.report.about(part.points)}</span>}
        <span className="exam-checked-end">
          <Outcome part={part} />
          <Progress part={part} />
        </span>
      </p>
      <div className="exam-stem">
        <DocumentText
          tree={question.stem}
          renderBlank={(slot) => <BlankSign question={question} slot={slot} />}
        />
      </div>
      {part && <CheckedAnswer question={question} part={part} />}
      {part && part.comment !== '' && <Explained name={t.report.comment}>{part.comment}</Explained>}
      {part && part.explanation.blocks.length > 0 && (
        <Explained name={t.report.explanation}>
          <DocumentText tree={part.explanation} />
          {part.average !== null && <p>{t.report.averageShare(part.average)}</p>}
        </Explained>
      )}
    </div>
  )
}

function Outcome({ part }: Pick<PartProps, 'part'>) {
  const t = useText(text).report
  if (!part || (part.score === null && part.isRight === null)) return <Tag tone="open">{t.unmarked}</Tag>
  const got = part.score === null ? t.isWrong : t.got(part.score)
  if (part.isRight === null) return <Tag tone="info">{got}</Tag>
  return <Tag tone={part.isRight ? 'success' : 'error'}>{part.isRight ? t.isRight : got}</Tag>
}

/** The practice progress of a mistake. */
function Progress({ part }: Pick<PartProps, 'part'>) {
  const t = useText(text).report
  if (!part?.mistake || part.isRight === true) return null
  const { correct, isMastered } = part.mistake
  if (isMastered) return <Tag tone="success">{t.mastered}</Tag>
  return correct > 0 ? (
    <Tag tone="warning">{t.practised(correct)}</Tag>
  ) : (
    <Tag tone="error">{t.notMastered}</Tag>
  )
}

function BlankSign({ question, slot }: { readonly question: LeafQuestion; readonly slot: string }) {
  const at = question.type === 'FB' ? question.blanks.indexOf(slot) : 0
  return <b className="exam-blank-sign">（{at + 1}）</b>
}

function Explained({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="exam-explained">
      <b>{name}</b>
      <div>{children}</div>
    </div>
  )
}
