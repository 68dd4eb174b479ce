import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Icon } from '#ui/picture/icon'
import type { Sheet } from '../answering/answer-sheet.ts'
import { text } from '../text/index.ts'
import { type Fills, markedOf } from './count-answered.ts'
import { type Size, sizeNames } from './text-size.ts'

type BottomBarProps = {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: number) => void
  readonly sheet: Sheet
  readonly fills: Fills
  readonly size: Size
  readonly onSize: (size: Size) => void
}

/** Navigation through the paper, its keyboard shortcuts, and what is unanswered. */
export function BottomBar({ isFirst, isLast, onStep, sheet, fills, size, onSize }: BottomBarProps) {
  const t = useText(text).sitting
  const open = [...fills].filter(([, fill]) => fill !== 'answered').map(([question]) => question)
  const marked = new Set(markedOf(sheet))
  return (
    <footer className="exam-bottom">
      <div className="ly-wrap">
        <Button disabled={isFirst} onClick={() => onStep(-1)}>
          <Icon name="left" size={16} />
          {t.previous}
        </Button>
        <Button disabled={isLast} onClick={() => onStep(1)}>
          {t.next}
          <Icon name="right" size={16} />
        </Button>
        <span className="exam-keys">{t.keys}</span>
        <Segmented
          label={t.size}
          options={sizeNames.map((value) => ({ value, title: t.sizes[value] }))}
          value={size}
          onChoose={onSize}
        />
        <span className="exam-left">
          {open.length === 0
            ? t.allAnswered
            : t.left(open.length, open.filter((questionId) => marked.has(questionId)).length)}
        </span>
      </div>
    </footer>
  )
}
