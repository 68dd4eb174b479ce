import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { freeLetter } from './question-edits.ts'

type Choice = { readonly key: string; readonly text: string }

type ChoicesProps<C extends Choice> = {
  readonly choices: readonly C[]
  readonly isLocked: boolean
  readonly make: (choice: { key: string; text: string }) => C
  readonly onChange: (choices: C[]) => void
  /** Rendered before each choice: whether it is right. */
  readonly renderMark?: (choice: C) => ReactNode
}

/** The choices of a question, by letter. */
export function Choices<C extends Choice>({
  choices,
  isLocked,
  make,
  onChange,
  renderMark,
}: ChoicesProps<C>) {
  const t = useText(text).questions
  const free = freeLetter(choices)
  return (
    <div className="body-choices">
      {choices.map((choice) => (
        <div key={choice.key} className="body-choice">
          {renderMark?.(choice)}
          <b>{choice.key}</b>
          <Input
            aria-label={t.choice(choice.key)}
            maxLength={300}
            value={choice.text}
            disabled={isLocked}
            onChange={({ target }) =>
              onChange(
                choices.map((item) => (item.key === choice.key ? { ...item, text: target.value } : item)),
              )
            }
          />
          {!isLocked && choices.length > 2 && (
            <IconButton
              icon="close"
              isRemoval
              label={t.removeChoice(choice.key)}
              onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
            />
          )}
        </div>
      ))}
      {!isLocked && free && (
        <div>
          <Button
            look="quiet"
            size="small"
            onClick={() => onChange([...choices, make({ key: free, text: '' })])}
          >
            <Icon name="plus" size={14} />
            {t.addChoice}
          </Button>
        </div>
      )}
    </div>
  )
}
