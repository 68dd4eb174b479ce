import { type QuestionType, questionTypes } from '@lyceum/contract/question'
import type { Pictures } from '#domains/file'
import { useText } from '#lib/text'
import { Segmented } from '#ui/layout/segmented'
import { text as bankText } from '../text/index.ts'
import { AnswerForm } from './answer/answer-form.tsx'
import type { Draft, Leaf } from './draft.ts'
import { LinksForm } from './link/links-form.tsx'
import { PartsForm } from './parts-form.tsx'
import { StemField } from './stem-field.tsx'
import { text } from './text/index.ts'

type DraftFormProps = {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly pictures: Pictures
}

/** Stem, answer and explanation; written content stays when the type changes. */
export function DraftForm({ draft, onChange, pictures }: DraftFormProps) {
  const t = useText(text)
  const types = useText(bankText).types
  const { isScenario, whole, parts } = draft
  const set = (change: Partial<Leaf>) => onChange({ ...draft, whole: { ...whole, ...change } })

  function choose(type: QuestionType) {
    if (type === 'SI') return onChange({ ...draft, isScenario: true })
    return onChange({ ...draft, isScenario: false, whole: { ...whole, type } })
  }

  return (
    <>
      <div className="bank-field">
        <p className="bank-field-head">
          <b>{t.type}</b>
        </p>
        <Segmented
          label={t.type}
          value={isScenario ? 'SI' : whole.type}
          onChoose={choose}
          options={questionTypes.map((value) => ({ value, title: types[value] }))}
        />
      </div>
      <StemField
        label={isScenario ? t.material : t.stem}
        hint={isScenario ? t.materialHint : t.stemHint}
        tree={whole.stem}
        pictures={pictures}
        hasBlanks={!isScenario && whole.type === 'FB'}
        onChange={(stem) => set({ stem })}
      />
      {isScenario ? (
        <PartsForm
          parts={parts}
          pictures={pictures}
          onChange={(next) => onChange({ ...draft, parts: next })}
        />
      ) : (
        <AnswerForm leaf={whole} pictures={pictures} onChange={set} />
      )}
      {!isScenario && (
        <StemField
          label={t.explanation}
          hint={t.explanationHint}
          tree={whole.explanation}
          pictures={pictures}
          onChange={(explanation) => set({ explanation })}
        />
      )}
      <LinksForm links={whole.links} onChange={(links) => set({ links })} />
    </>
  )
}
