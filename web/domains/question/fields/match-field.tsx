import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { paired } from './choose.ts'
import { letterAt } from './leaves.ts'
import { text } from '../text/index.ts'
import type { FieldProps } from './field-props.ts'
import { DocumentText } from './document-text.tsx'
import './match-field.css'

type MatchProps = FieldProps<'MT'> & {
  /** The left side that waits for its partner. */
  readonly picked: string | undefined
  readonly onPick: (slot: string | undefined) => void
}

/** Two columns connected by curves; by pointer, by Tab and Enter, or by digits and letters. */
export function MatchField({ question, value, onAnswer, labelledBy, picked, onPick }: MatchProps) {
  const t = useText(text).question
  const [aimed, setAimed] = useState<string>()
  const pairs = value?.type === 'MT' ? value.pairs : {}
  const { left, right } = question
  const rows = Math.max(left.length, right.length)
  const rightAt = (slot: string) => right.findIndex((item) => item.slot === slot)
  const nameOf = (slot: string | undefined) => (slot === undefined ? undefined : letterAt(rightAt(slot)))
  const partnerOf = (slot: string) => left.findIndex((item) => pairs[item.slot] === slot)

  function connect(slot: string) {
    if (picked === undefined) {
      const partner = left[partnerOf(slot)]
      if (partner) onPick(partner.slot)
      return
    }
    onAnswer(paired(value, picked, slot))
    onPick(undefined)
  }

  return (
    <fieldset className="exam-match" aria-labelledby={labelledBy}>
      <Column rows={rows}>
        {left.map(({ slot, content }, at) => (
          <li key={slot}>
            <button
              type="button"
              aria-pressed={picked === slot}
              data-tied={slot in pairs}
              data-picked={picked === slot}
              onClick={() => onPick(picked === slot ? undefined : slot)}
            >
              <b>{at + 1}</b>
              <DocumentText tree={content} />
              <span className="ly-hidden">{t.tiedTo(nameOf(pairs[slot]))}</span>
            </button>
          </li>
        ))}
      </Column>
      <Lines
        rows={rows}
        ties={left.flatMap(({ slot }, at) => {
          const other = pairs[slot]
          return other === undefined ? [] : [{ from: at, to: rightAt(other) }]
        })}
        aim={
          picked === undefined || aimed === undefined
            ? undefined
            : { from: left.findIndex(({ slot }) => slot === picked), to: rightAt(aimed) }
        }
      />
      <Column rows={rows}>
        {right.map(({ slot, content }, at) => (
          <li key={slot}>
            <button
              type="button"
              data-tied={partnerOf(slot) >= 0}
              onClick={() => connect(slot)}
              onPointerEnter={() => setAimed(slot)}
              onPointerLeave={() => setAimed(undefined)}
              onFocus={() => setAimed(slot)}
              onBlur={() => setAimed(undefined)}
            >
              <b>{letterAt(at)}</b>
              <DocumentText tree={content} />
            </button>
          </li>
        ))}
      </Column>
      <p>{t.matchHint(left.length, letterAt(right.length - 1))}</p>
    </fieldset>
  )
}

type ColumnProps = { readonly rows: number; readonly children: ReactNode }

function Column({ rows, children }: ColumnProps) {
  return <ul style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}>{children}</ul>
}

type Tie = { readonly from: number; readonly to: number }
type LinesProps = { readonly rows: number; readonly ties: readonly Tie[]; readonly aim: Tie | undefined }

/** Rows have equal heights, so a line needs only the row indexes. */
function Lines({ rows, ties, aim }: LinesProps) {
  return (
    <svg viewBox={`0 0 100 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {ties.map(({ from, to }) => (
        <path key={`${from}-${to}`} d={curve(from, to)} />
      ))}
      {aim && <path className="exam-match-aim" d={curve(aim.from, aim.to)} />}
    </svg>
  )
}

const curve = (from: number, to: number) =>
  `M0 ${from + 0.5} C 45 ${from + 0.5} 55 ${to + 0.5} 100 ${to + 0.5}`
