import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { NumberBox } from '#ui/work/number-box'
import { Sortable } from '#ui/tree/sortable'
import { bankText, Difficulty } from '#domains/question'
import { text } from '../text/index.ts'
import { ChooseQuestions } from './choose-questions.tsx'
import type { Item } from './paper-draft.ts'

type ItemListProps = {
  readonly items: readonly Item[]
  readonly taken: ReadonlySet<string>
  readonly isLocked: boolean
  readonly onChange: (items: readonly Item[]) => void
}

/** The named questions, sortable by drag and drop. */
export function ItemList({ items, taken, isLocked, onChange }: ItemListProps) {
  const t = useText(text)
  const [isChoosing, setIsChoosing] = useState(false)
  const [every, setEvery] = useState<number | null>(2)
  return (
    <>
      <Sortable
        items={items}
        idOf={({ questionId }) => questionId}
        nameOf={({ text: stem }) => stem}
        isLocked={isLocked}
        onOrder={onChange}
      >
        {(item, grip) => (
          <ItemRow
            item={item}
            at={items.indexOf(item)}
            isLocked={isLocked}
            onScore={(score) =>
              onChange(items.map((other) => (other === item ? { ...other, score } : other)))
            }
            onRemove={() => onChange(items.filter((other) => other !== item))}
          >
            {grip}
          </ItemRow>
        )}
      </Sortable>
      {!isLocked && (
        <div className="paper-section-acts">
          <Button onClick={() => setIsChoosing(true)}>
            <Icon name="plus" size={16} />
            {t.addQuestions}
          </Button>
          {items.length > 1 && (
            <span>
              <NumberBox
                label={t.everyScore}
                min={0.1}
                max={1000}
                step={0.1}
                value={every}
                onChange={setEvery}
              />
              <Button
                look="quiet"
                onClick={() => every && onChange(items.map((item) => ({ ...item, score: every })))}
              >
                {t.setAll} {every ?? ''}
              </Button>
            </span>
          )}
        </div>
      )}
      {isChoosing && (
        <ChooseQuestions
          taken={taken}
          onClose={() => setIsChoosing(false)}
          onChoose={(chosen) => {
            onChange([...items, ...chosen])
            setIsChoosing(false)
          }}
        />
      )}
    </>
  )
}

type ItemRowProps = {
  readonly item: Item
  readonly at: number
  readonly isLocked: boolean
  readonly onScore: (score: number) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

function ItemRow({ item, at, isLocked, onScore, onRemove, children }: ItemRowProps) {
  const t = useText(text)
  const types = useText(bankText).types
  return (
    <div className="paper-item">
      {children}
      <b>{at + 1}</b>
      <Tag>{types[item.type]}</Tag>
      <span className="paper-item-words">
        {item.text}
        {item.state !== 'reviewed' && <Tag tone="warning">{t.notReviewed}</Tag>}
      </span>
      <Difficulty level={item.difficulty} />
      {isLocked ? (
        <span className="paper-item-score">{t.points(item.score)}</span>
      ) : (
        <>
          <NumberBox
            label={t.scoreOf(item.number)}
            min={0.1}
            max={1000}
            step={0.1}
            value={item.score}
            onChange={(score) => onScore(score ?? 1)}
          />
          <IconButton icon="close" isRemoval label={t.removeItem(item.number)} onClick={onRemove} />
        </>
      )}
    </div>
  )
}
