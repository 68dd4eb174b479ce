import type { AnswerValue, LeafQuestion, PaperDocument, PaperQuestion } from '@lyceum/contract/exam'
import { useText } from '#lib/text'
import { placed } from '#lib/placed'
import type { Act, Sheet } from '../answering/sheet.ts'
import { entryOf } from '../answering/sheet.ts'
import { partsOf } from '../answering/leaves.ts'
import { QuestionView } from '../question/question-view.tsx'
import { Words } from '../question/words.tsx'
import { text } from '../text/index.ts'

type PaperProps = {
  readonly paper: PaperDocument
  readonly sheet: Sheet
  readonly picked: string | undefined
  readonly onPick: (slot: string | undefined) => void
  readonly onAct: (act: Exclude<Act, { kind: 'sent' | 'saved' }>) => void
  /** Somebody has begun with another question. */
  readonly onFocus: (question: string) => void
}

/** The paper from the first question to the last, section by section. */
export function Paper(props: PaperProps) {
  const t = useText(text)
  return (
    <div className="exam-paper">
      {placed(props.paper.sections).map(({ at, title, questions }) => (
        <section key={at} aria-labelledby={`section-${at}`}>
          <header>
            <h2 id={`section-${at}`}>{title}</h2>
            <span>{t.desk.sectionOf(questions.length, sectionScore(questions))}</span>
          </header>
          {questions.map((question) => (
            <Asked key={question.questionVersionId} question={question} {...props} />
          ))}
        </section>
      ))}
    </div>
  )
}

const sectionScore = (questions: readonly PaperQuestion[]): number =>
  Math.round(questions.flatMap(partsOf).reduce((sum, { score }) => sum + score, 0) * 10) / 10

type AskedProps = PaperProps & { readonly question: PaperQuestion }

function Asked({ question, ...props }: AskedProps) {
  const t = useText(text)
  if (question.type !== 'SI') return <Leaf question={question} {...props} />
  return (
    <div className="exam-scenario">
      <p>{t.types.SI}</p>
      <div className="exam-material">
        <Words tree={question.stem} />
      </div>
      {question.children.map((child) => (
        <Leaf key={child.questionVersionId} question={child} {...props} />
      ))}
    </div>
  )
}

type LeafProps = PaperProps & { readonly question: LeafQuestion }

function Leaf({ question, sheet, picked, onPick, onAct, onFocus }: LeafProps) {
  const id = question.questionVersionId
  const { value, isMarked } = entryOf(sheet, id)
  const isCurrent = sheet.current === id
  return (
    <div id={`q-${id}`} className="exam-leaf" onFocusCapture={() => onFocus(id)}>
      <QuestionView
        question={question}
        value={value}
        onAnswer={(next: AnswerValue) => {
          onFocus(id)
          onAct({ kind: 'answer', question: id, value: next })
        }}
        mark={{ isMarked, onMark: () => onAct({ kind: 'mark', question: id }) }}
        picked={isCurrent ? picked : undefined}
        onPick={(slot) => {
          onFocus(id)
          onPick(slot)
        }}
        isCurrent={isCurrent}
      />
    </div>
  )
}
