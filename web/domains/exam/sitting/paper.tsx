import type { PaperDocument } from '@lyceum/contract/paper'
import type { AnswerValue, LeafQuestion, PaperQuestion } from '@lyceum/contract/question'
import { useText } from '#lib/text'
import { withPosition } from '#lib/page/with-position'
import type { Act, Sheet } from '../answering/answer-sheet.ts'
import { entryOf } from '../answering/answer-sheet.ts'
import { partsOf, QuestionView, DocumentText } from '#domains/question'
import { text } from '../text/index.ts'

type PaperProps = {
  readonly paper: PaperDocument
  readonly sheet: Sheet
  readonly picked: string | undefined
  readonly onPick: (slot: string | undefined) => void
  readonly onAct: (act: Exclude<Act, { kind: 'sent' | 'saved' }>) => void
  /** Called when another question gets the focus. */
  readonly onFocus: (question: string) => void
}

/** The paper from the first question to the last, section by section. */
export function Paper(props: PaperProps) {
  const t = useText(text)
  return (
    <div className="exam-paper">
      {withPosition(props.paper.sections).map(({ at, title, questions }) => (
        <section key={at} aria-labelledby={`section-${at}`}>
          <header>
            <h2 id={`section-${at}`}>{title}</h2>
            <span>{t.sitting.sectionOf(questions.length, sectionScore(questions))}</span>
          </header>
          {questions.map((question) => (
            <QuestionItem key={question.questionVersionId} question={question} {...props} />
          ))}
        </section>
      ))}
    </div>
  )
}

const sectionScore = (questions: readonly PaperQuestion[]): number =>
  Math.round(questions.flatMap(partsOf).reduce((sum, { score }) => sum + score, 0) * 10) / 10

type AskedProps = PaperProps & { readonly question: PaperQuestion }

function QuestionItem({ question, ...props }: AskedProps) {
  const t = useText(text)
  if (question.type !== 'SI') return <Leaf question={question} {...props} />
  return (
    <div className="exam-scenario">
      <p>{t.types.SI}</p>
      <div className="exam-material">
        <DocumentText tree={question.stem} />
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
