import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { TextArea } from '#ui/form/text-area'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { text } from '../text/index.ts'

type QuestionCardProps = {
  readonly number: number
  readonly kind: string
  readonly stem: string
  readonly isLocked: boolean
  readonly onStem: (stem: string) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One question with its number, text and answers. */
export function QuestionCard({
  number,
  kind,
  stem,
  isLocked,
  onStem,
  onRemove,
  children,
}: QuestionCardProps) {
  const t = useText(text).questions
  return (
    <div className="body-question">
      <header>
        <b>{number}</b>
        <Tag>{kind}</Tag>
        {!isLocked && <IconButton icon="trash" isRemoval label={t.remove(number)} onClick={onRemove} />}
      </header>
      <TextArea
        aria-label={t.stem(number)}
        placeholder={t.stem(number)}
        rows={2}
        value={stem}
        disabled={isLocked}
        onChange={({ target }) => onStem(target.value.slice(0, 1000))}
      />
      {children}
    </div>
  )
}

type Type = 'single' | 'multiple' | 'rating' | 'text'
type AddQuestionProps<T extends Type> = { readonly types: readonly T[]; readonly onAdd: (type: T) => void }

/** A button for each kind of question. */
export function AddQuestion<T extends Type>({ types, onAdd }: AddQuestionProps<T>) {
  const typeLabels: Readonly<Record<Type, string>> = useText(text).questions.types
  return types.map((type) => (
    <Button key={type} size="small" onClick={() => onAdd(type)}>
      <Icon name="plus" size={14} />
      {typeLabels[type]}
    </Button>
  ))
}
