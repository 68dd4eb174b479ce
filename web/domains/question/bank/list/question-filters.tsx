import { questionStates, questionTypes } from '@lyceum/contract/question'
import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { Pick as PickOne } from '#ui/work/pick'
import { usePointOptions, useTagOptions } from '../category/categories.ts'
import { text } from '../text/index.ts'
import { askedMarks } from './list-state.ts'
import type { BankControl } from './use-bank.ts'

type FiltersProps = { readonly list: Pick<BankControl, 'state' | 'filterBy'> }

/** Search and filters above the list. */
export function QuestionFilters({ list }: FiltersProps) {
  const t = useText(text)
  const points = usePointOptions()
  const tags = useTagOptions()
  const { filter } = list.state
  const named = <T extends string>(values: readonly T[], texts: Readonly<Record<T, string>>) =>
    values.map((value) => ({ value, label: texts[value] }))
  const oneOf = <T extends string>(values: readonly T[], value: string | undefined) =>
    values.find((option) => option === value)
  return (
    <div className="bank-filters">
      <SearchBox
        key={filter.text ?? ''}
        placeholder={t.search}
        value={filter.text ?? ''}
        onSearch={(texts) => list.filterBy({ text: texts || undefined })}
      />
      <PickOne
        label={t.filter.type}
        width={110}
        options={named(questionTypes, t.types)}
        value={filter.type}
        onPick={(type) => list.filterBy({ type: oneOf(questionTypes, type) })}
      />
      <PickOne
        label={t.filter.point}
        width={130}
        options={points}
        value={filter.pointId}
        onPick={(pointId) => list.filterBy({ pointId })}
      />
      <PickOne
        label={t.filter.difficulty}
        width={104}
        options={[1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: t.filter.level(level) }))}
        value={filter.difficulty}
        onPick={(difficulty) => list.filterBy({ difficulty })}
      />
      <PickOne
        label={t.filter.state}
        width={110}
        options={named(questionStates, t.states)}
        value={filter.state}
        onPick={(state) => list.filterBy({ state: oneOf(questionStates, state) })}
      />
      {filter.importId && (
        <PickOne
          label={t.filter.import}
          width={124}
          options={[{ value: filter.importId, label: t.filter.oneImport }]}
          value={filter.importId}
          onPick={(importId) => list.filterBy({ importId })}
        />
      )}
      <PickOne
        label={t.filter.health}
        width={124}
        options={named(askedMarks, t.marks)}
        value={filter.health}
        onPick={(health) => list.filterBy({ health: oneOf(askedMarks, health) })}
      />
      <PickOne
        label={t.filter.tag}
        width={110}
        options={tags}
        value={filter.tag}
        onPick={(tag) => list.filterBy({ tag })}
      />
    </div>
  )
}
