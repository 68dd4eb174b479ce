import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { FieldProps } from './field-props.ts'
import { plainText } from './plain-text.ts'
import { DocumentText } from './document-text.tsx'

/** A text with blanks: each is an inline field with its number. */
export function BlankStem({ question, value, onAnswer }: Omit<FieldProps<'FB'>, 'labelledBy'>): ReactNode {
  const t = useText(text).question
  const given = value?.type === 'FB' ? value.blanks : {}
  return (
    <DocumentText
      tree={question.stem}
      renderBlank={(slot) => {
        const at = question.blanks.indexOf(slot)
        const answer = given[slot] ?? ''
        return (
          <span className="exam-blank" data-filled={answer.trim() !== ''}>
            <small aria-hidden="true">{circled(at)}</small>
            <input
              type="text"
              value={answer}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              placeholder={t.fill}
              aria-label={t.blank(question.no, at + 1)}
              style={{ width: `${widthOf(answer)}ch` }}
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

/** As wide as its text, within limits; a Chinese character is as wide as two digits. */
function widthOf(answer: string): number {
  const width = Array.from(answer).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 255 ? 2 : 1), 0)
  return Math.min(48, Math.max(8, width + 2))
}
