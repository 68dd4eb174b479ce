import type { getExamIntro } from '@lyceum/contract/exam'
import type { PaperDocument } from '@lyceum/contract/paper'
import type { LeafQuestion } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import type { SessionState } from '../answering/attempt-session.ts'
import { partsOf } from '#domains/question'
import { entryOf, type Sheet } from '../answering/answer-sheet.ts'
import { text } from '../text/index.ts'
import { type Fills, markedOf } from './count-answered.ts'
import './question-palette.css'

type PaletteProps = {
  readonly paper: PaperDocument
  readonly sheet: Sheet
  readonly fills: Fills
  readonly intro: Result<typeof getExamIntro>
  readonly state: SessionState
  readonly onGo: (question: string) => void
}

/** Every question as a cell: answered, partly, not, marked, and the current one. */
export function Palette({ paper, sheet, fills, intro, state, onGo }: PaletteProps) {
  const t = useText(text).sitting
  return (
    <aside className="exam-palette" aria-labelledby="exam-palette">
      <h2 id="exam-palette">
        {t.palette}
        <span>{t.markedCount(markedOf(sheet).length)}</span>
      </h2>
      {withPosition(paper.sections).map(({ at, title, questions }) => {
        const leaves = questions.flatMap(partsOf)
        const done = leaves.filter(({ questionVersionId }) => fills.get(questionVersionId) === 'answered')
        return (
          <section key={at}>
            <h3>
              {title}
              <span>
                {done.length} / {leaves.length}
              </span>
            </h3>
            <ol>
              {leaves.map((leaf) => (
                <Cell key={leaf.questionVersionId} leaf={leaf} sheet={sheet} fills={fills} onGo={onGo} />
              ))}
            </ol>
          </section>
        )
      })}
      <Legend />
      <ScreenCuts intro={intro} state={state} />
    </aside>
  )
}

type CellProps = Pick<PaletteProps, 'sheet' | 'fills' | 'onGo'> & { readonly leaf: LeafQuestion }

function Cell({ leaf: { questionVersionId: id, no }, sheet, fills, onGo }: CellProps) {
  const t = useText(text).sitting
  const fill = fills.get(id) ?? 'unanswered'
  const { isMarked } = entryOf(sheet, id)
  return (
    <li>
      <button
        type="button"
        data-fill={fill}
        data-marked={isMarked}
        aria-current={sheet.current === id ? 'step' : undefined}
        aria-label={t.cell(no, t.fills[fill], isMarked)}
        onClick={() => onGo(id)}
      >
        {no}
      </button>
    </li>
  )
}

function Legend() {
  const { sitting: t, question } = useText(text)
  return (
    <ul className="exam-legend" aria-hidden="true">
      <li>
        <i data-fill="answered" />
        {t.fills.answered}
      </li>
      <li>
        <i data-fill="partly" />
        {t.fills.partly}
      </li>
      <li>
        <i data-fill="unanswered" />
        {t.fills.unanswered}
      </li>
      <li>
        <i data-fill="unanswered" data-marked="true" />
        {question.mark}
      </li>
      <li>
        <i data-fill="unanswered" aria-current="step" />
        {t.here}
      </li>
    </ul>
  )
}

/** How often the screen was left, and the consequence beyond the limit. */
function ScreenCuts({ intro, state }: Pick<PaletteProps, 'intro' | 'state'>) {
  const t = useText(text).sitting
  const { screenCutLimit: limit, screenCutPolicy } = intro
  if (limit === null || state.remainingCuts === null) return null
  return (
    <p className="exam-cuts" data-used={limit > state.remainingCuts}>
      <Icon name="warning" size={16} />
      {t.cuts(limit - state.remainingCuts, limit)}
      {t.cutPolicies[screenCutPolicy]}
    </p>
  )
}
