import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { FieldProps } from './field.ts'
import { plainText } from './plain-text.ts'
import { Words } from './words.tsx'

/** A text with blanks: each is a field on its baseline, with its number. */
export function BlankStem({ question, value, onAnswer }: Omit<FieldProps<'FB'>, 'labelledBy'>): ReactNode {
  const t = useText(text).question
  const given = value?.type === 'FB' ? value.blanks : {}
  return (
    <Words
      tree={question.stem}
      renderBlank={(slot) => {
        const at = question.blanks.indexOf(slot)
        const words = given[slot] ?? ''
        return (
          <span className="exam-blank" data-filled={words.trim() !== ''}>
            <small aria-hidden="true">{circled(at)}</small>
            <input
              type="text"
              value={words}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              placeholder={t.fill}
              aria-label={t.blank(question.no, at + 1)}
              style={{ width: `${widthOf(words)}ch` }}
              onChange={({ target }) =>
                onAnswer({ type: 'FB', blanks: { ...given, [slot]: plainText(target.value) } })
              }
            />
          </span>
        )
      }}
    />
  )
}

/** ① to ⑳. */
const circled = (at: number): string => String.fromCodePoint(0x24_60 + Math.max(0, at))

/** As wide as its words, within reason; a Chinese character takes the room of two figures. */
function widthOf(words: string): number {
  const room = Array.from(words).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 255 ? 2 : 1), 0)
  return Math.min(48, Math.max(8, room + 2))
}
