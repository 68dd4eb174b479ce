import { questionTypes } from '@lyceum/contract/question'
import type { Pictures } from '#domains/file'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/picture/icon'
import { NumberBox } from '#ui/work/number-box'
import { text as questionText } from '../../text/index.ts'
import { AnswerForm } from './answer/answer-form.tsx'
import { freshName, type Leaf, type LeafType, newLeaf } from './draft.ts'
import { StemField } from './stem-field.tsx'
import { text } from './text/index.ts'

type PartsFormProps = {
  readonly parts: readonly Leaf[]
  readonly onChange: (parts: readonly Leaf[]) => void
  readonly pictures: Pictures
}

const leafTypes = questionTypes.filter((type) => type !== 'SI')
const isLeafType = (type: string): type is LeafType => leafTypes.some((leafType) => leafType === type)

/** The questions of a scenario, each with its own editor. */
export function PartsForm({ parts, onChange, pictures }: PartsFormProps) {
  const t = useText(text)
  const types = useText(questionText).types
  const set = (name: string, change: Partial<Leaf>) =>
    onChange(parts.map((part) => (part.name === name ? { ...part, ...change } : part)))
  const up = (at: number) => {
    const [before, moved] = [parts[at - 1], parts[at]]
    if (before && moved) onChange(parts.toSpliced(at - 1, 2, moved, before))
  }
  return (
    <section className="bank-parts" aria-label={t.parts}>
      {parts.map((part, at) => (
        <div key={part.name} className="bank-part-form">
          <header>
            <b>{t.part(at + 1)}</b>
            <Select
              aria-label={t.partType(at + 1)}
              value={part.type}
              options={leafTypes.map((value) => ({ value, title: types[value] }))}
              onChange={({ target }) => isLeafType(target.value) && set(part.name, { type: target.value })}
            />
            <NumberBox
              label={t.score}
              min={0.1}
              max={1000}
              step={0.1}
              unit={t.points}
              value={part.score}
              onChange={(score) => set(part.name, { score: score ?? 1 })}
            />
            <span>
              <IconButton icon="up" label={t.partUp(at + 1)} disabled={at === 0} onClick={() => up(at)} />
              <IconButton
                icon="trash"
                isRemoval
                label={t.removePart(at + 1)}
                disabled={parts.length === 1}
                onClick={() => onChange(parts.filter(({ name }) => name !== part.name))}
              />
            </span>
          </header>
          <StemField
            label={t.stem}
            tree={part.stem}
            pictures={pictures}
            hasBlanks={part.type === 'FB'}
            onChange={(stem) => set(part.name, { stem })}
          />
          <AnswerForm leaf={part} pictures={pictures} onChange={(change) => set(part.name, change)} />
          <StemField
            label={t.explanation}
            tree={part.explanation}
            pictures={pictures}
            onChange={(explanation) => set(part.name, { explanation })}
          />
        </div>
      ))}
      {parts.length < 20 && (
        <Button onClick={() => onChange([...parts, newLeaf('MC', freshName(parts.map(({ name }) => name)))])}>
          <Icon name="plus" size={16} />
          {t.addPart}
        </Button>
      )}
    </section>
  )
}
