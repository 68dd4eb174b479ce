import { useState } from 'react'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { Drawer } from '#ui/overlay/drawer'
import { Pick } from '#ui/work/pick'
import {
  type BankState,
  bankText,
  changed,
  type FilterChange,
  QuestionFilters,
  type QuestionRow,
  QuestionTable,
  useCategoryOptions,
  useQuestions,
} from '#domains/question'
import { text } from '../text/index.ts'
import type { Item } from './paper-draft.ts'

type ChooseQuestionsProps = {
  readonly taken: ReadonlySet<string>
  readonly onChoose: (items: readonly Item[]) => void
  readonly onClose: () => void
}

const first: BankState = { filter: { state: 'reviewed' }, after: '', shown: undefined }

/** Picks questions of the bank for a paper; those already on it are not offered. */
export function ChooseQuestions({ taken, onChoose, onClose }: ChooseQuestionsProps) {
  const t = useText(text)
  const bank = useText(bankText)
  const categories = useCategoryOptions()
  const [state, setState] = useState(first)
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map())
  const questions = useQuestions(state)
  const rows = (questions.data?.records ?? []).filter(({ id }) => !taken.has(id))
  const filterBy = (change: FilterChange) =>
    setState({ filter: changed(state.filter, change), after: '', shown: undefined })

  /** Selections of other pages stay. */
  function select(ids: ReadonlySet<string>) {
    const next = new Map(chosen)
    for (const row of rows) {
      if (ids.has(row.id)) next.set(row.id, row)
      else next.delete(row.id)
    }
    setChosen(next)
  }

  return (
    <Drawer
      title={t.chooseTitle}
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look="primary"
            disabled={chosen.size === 0}
            onClick={() => onChoose([...chosen.values()].map(itemFrom))}
          >
            {t.choose(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="paper-choose">
        <Pick
          label={bank.categories}
          width={180}
          options={categories}
          value={state.filter.categoryId}
          onPick={(categoryId) => filterBy({ categoryId })}
        />
        <QuestionFilters list={{ state, filterBy }} />
      </div>
      {questions.isError && <ErrorPanel onRetry={() => void questions.refetch()} />}
      {questions.isPending && <TableWaiting />}
      {questions.data && (
        <>
          <QuestionTable
            questions={rows}
            columns={['point', 'difficulty', 'facility', 'used']}
            shown={undefined}
            isStale={questions.isPlaceholderData}
            onShow={(id) => select(new Set(chosen.has(id) ? without(chosen, id) : [...chosen.keys(), id]))}
            selected={new Set(chosen.keys())}
            onSelect={select}
          />
          <Onward
            label={bank.list}
            after={state.after}
            next={questions.data.next}
            onGo={(after) => setState({ ...state, after })}
          />
        </>
      )}
    </Drawer>
  )
}

const without = (chosen: ReadonlyMap<string, unknown>, id: string) =>
  [...chosen.keys()].filter((chosenId) => chosenId !== id)

const itemFrom = ({ id, number, type, state, text: stem, difficulty, score }: QuestionRow): Item => ({
  questionId: id,
  number,
  type,
  state,
  text: stem,
  difficulty,
  score,
})
