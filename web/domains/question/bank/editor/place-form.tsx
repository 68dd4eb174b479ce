import { Select } from 'antd'
import { useId } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Segmented } from '#ui/layout/segmented'
import { NumberBox } from '#ui/work/number-box'
import { Pick } from '#ui/work/pick'
import { useCategoryOptions, usePointOptions } from '../category/categories.ts'
import { TagField } from '../category/tag-field.tsx'
import { text } from './text/index.ts'

export type Place = {
  readonly categoryId: string | undefined
  readonly difficulty: number
  readonly pointIds: readonly string[]
  readonly tags: readonly string[]
}

type PlaceFormProps = {
  readonly place: Place
  readonly onPlace: (change: Partial<Place>) => void
  /** Undefined: the parts determine the score. */
  readonly score: number | undefined
  readonly onScore: (score: number) => void
}

const levels = ['1', '2', '3', '4', '5'] as const

/** The category, difficulty and score of a question. */
export function PlaceForm({ place, onPlace, score, onScore }: PlaceFormProps) {
  const t = useText(text)
  const points = useId()
  const categories = useCategoryOptions()
  const pointOptions = usePointOptions()
  return (
    <div className="bank-place">
      <h2>{t.place}</h2>
      <Field label={t.category} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.category}
            width="100%"
            options={categories}
            value={place.categoryId}
            onPick={(categoryId) => onPlace({ categoryId })}
          />
        )}
      </Field>
      {score !== undefined && (
        <Field label={t.score}>
          {({ id }) => (
            <NumberBox
              id={id}
              label={t.score}
              min={0.1}
              max={1000}
              step={0.1}
              unit={t.points}
              value={score}
              onChange={(value) => onScore(value ?? 1)}
            />
          )}
        </Field>
      )}
      <div className="ly-field">
        <span className="ly-field-label">{t.difficulty}</span>
        <Segmented
          label={t.difficulty}
          value={levels[place.difficulty - 1] ?? '3'}
          onChoose={(level) => onPlace({ difficulty: Number(level) })}
          options={levels.map((value) => ({ value, title: value }))}
        />
      </div>
      <div className="ly-field">
        <label className="ly-field-label" htmlFor={points}>
          {t.pointsAsked}
        </label>
        <Select<string[]>
          id={points}
          mode="multiple"
          maxCount={10}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          options={pointOptions}
          value={[...place.pointIds]}
          onChange={(pointIds) => onPlace({ pointIds })}
        />
      </div>
      <Field label={t.tags} hint={t.tagsHint}>
        {({ id }) => (
          <TagField id={id} label={t.tags} tags={place.tags} onChange={(tags) => onPlace({ tags })} />
        )}
      </Field>
    </div>
  )
}
