import type { getExamIntro, LeafQuestion, PaperDocument } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { placed } from '#lib/placed'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import type { DeskState } from '../answering/desk.ts'
import { partsOf } from '../answering/leaves.ts'
import { entryOf, type Sheet } from '../answering/sheet.ts'
import { text } from '../text/index.ts'
import { type Fills, markedOf } from './fills.ts'
import './palette.css'

type PaletteProps = {
  readonly paper: PaperDocument
  readonly sheet: Sheet
  readonly fills: Fills
  readonly intro: Result<typeof getExamIntro>
  readonly state: DeskState
  readonly onGo: (question: string) => void
}

/** Every question as a cell: answered, partly, not, marked, and where one is. */
export function Palette({ paper, sheet, fills, intro, state, onGo }: PaletteProps) {
  const t = useText(text).desk
  return (
    <aside className="exam-palette" aria-labelledby="exam-palette">
      <h2 id="exam-palette">
        {t.palette}
        <span>{t.markedCount(markedOf(sheet).length)}</span>
      </h2>
      {placed(paper.sections).map(({ at, title, questions }) => {
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
      <Cuts intro={intro} state={state} />
    </aside>
  )
}

type CellProps = Pick<PaletteProps, 'sheet' | 'fills' | 'onGo'> & { readonly leaf: LeafQuestion }

function Cell({ leaf: { questionVersionId: id, no }, sheet, fills, onGo }: CellProps) {
  const t = useText(text).desk
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
  const t = useText(text).desk
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
        {t.mark}
      </li>
      <li>
        <i data-fill="unanswered" aria-current="step" />
        {t.here}
      </li>
    </ul>
  )
}

/** How often the screen was left, and what happens beyond the limit. */
function Cuts({ intro, state }: Pick<PaletteProps, 'intro' | 'state'>) {
  const t = useText(text).desk
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
