import { useRef } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { letterAt } from '../../../fields/leaves.ts'
import { emptyOption } from '../draft.ts'
import { text } from '../text/index.ts'
import type { AnswerProps } from './answer.ts'
import { OptionField } from './option-field.tsx'

const most = 12

/** The options, and which are right. */
export function ChoicesForm({ leaf, onChange, pictures }: AnswerProps) {
  const t = useText(text)
  const list = useRef<HTMLUListElement>(null)
  const { options, right, type } = leaf
  const isOne = type === 'MC'

  function toggle(slot: string) {
    if (isOne) return onChange({ right: [slot] })
    return onChange({
      right: right.includes(slot) ? right.filter((item) => item !== slot) : [...right, slot],
    })
  }

  function add() {
    if (options.length >= most) return
    onChange({ options: [...options, emptyOption(options.map(({ slot }) => slot))] })
    // The new field exists after the next paint.
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>('.ly-input > input')
      fields?.[fields.length - 1]?.focus()
    })
  }

  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{t.options}</b>
        <small>{isOne ? t.optionsOne : t.optionsMany}</small>
      </p>
      <ul className="bank-choices" ref={list}>
        {options.map(({ slot, content }, at) => (
          <li key={slot}>
            <label className={`bank-letter${isOne ? '' : ' bank-letter-many'}`}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={`right-${leaf.name}`}
                aria-label={t.isRight(letterAt(at))}
                checked={right.includes(slot)}
                onChange={() => toggle(slot)}
              />
              <span aria-hidden="true">{letterAt(at)}</span>
            </label>
            <OptionField
              label={t.option(letterAt(at))}
              richLabel={t.richOption(letterAt(at))}
              tree={content}
              pictures={pictures}
              onEnter={add}
              onChange={(tree) =>
                onChange({
                  options: options.map((item) => (item.slot === slot ? { ...item, content: tree } : item)),
                })
              }
            />
            <IconButton
              icon="close"
              isRemoval
              label={t.removeOption(letterAt(at))}
              disabled={options.length <= 2}
              onClick={() =>
                onChange({
                  options: options.filter((item) => item.slot !== slot),
                  right: right.filter((item) => item !== slot),
                })
              }
            />
          </li>
        ))}
      </ul>
      {options.length < most && (
        <Button look="quiet" size="small" onClick={add}>
          <Icon name="plus" size={14} />
          {t.addOption}
        </Button>
      )}
      {!isOne && (
        <Checkbox checked={leaf.isPartial} onChange={() => onChange({ isPartial: !leaf.isPartial })}>
          {t.partial}
        </Checkbox>
      )}
    </div>
  )
}
