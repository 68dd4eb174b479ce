import type { DocumentTree } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { newRow } from '../draft.ts'
import { text } from '../text/index.ts'
import type { AnswerProps } from './answer.ts'
import { OptionField } from './option-field.tsx'

/** Matching rows; one without a left side is a distractor. */
export function PairsForm({ leaf: { rows }, onChange, pictures }: AnswerProps) {
  const t = useText(text)
  const add = () => rows.length < 12 && onChange({ rows: [...rows, newRow(rows)] })
  const set = (name: string, side: 'left' | 'right', content: DocumentTree) =>
    onChange({
      rows: rows.map((row) => (row.name === name ? { ...row, [side]: { ...row[side], content } } : row)),
    })
  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{t.pairs}</b>
        <small>{t.pairsHint}</small>
      </p>
      <ul className="bank-rows">
        {rows.map(({ name, left, right }, at) => (
          <li key={name}>
            <OptionField
              label={t.left(at + 1)}
              tree={left.content}
              pictures={pictures}
              onChange={(tree) => set(name, 'left', tree)}
            />
            <Icon name="arrow" size={16} />
            <OptionField
              label={t.rightSide(at + 1)}
              tree={right.content}
              pictures={pictures}
              onEnter={add}
              onChange={(tree) => set(name, 'right', tree)}
            />
            <IconButton
              icon="close"
              isRemoval
              label={t.removeRow(at + 1)}
              disabled={rows.length <= 2}
              onClick={() => onChange({ rows: rows.filter((row) => row.name !== name) })}
            />
          </li>
        ))}
      </ul>
      {rows.length < 12 && (
        <Button look="quiet" size="small" onClick={add}>
          <Icon name="plus" size={14} />
          {t.addRow}
        </Button>
      )}
    </div>
  )
}
