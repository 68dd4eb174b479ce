import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'
import { Skeleton } from '../skeleton.tsx'
import './waiting.css'

type WaitingProps = { readonly count?: number }

const places = (count: number) => Array.from({ length: count }, (_, i) => `place-${i}`)

/** Loading cards, in their final size. */
export function CardsWaiting({ count = 4 }: WaitingProps) {
  return (
    <Waiting className="ly-course-grid">
      {places(count).map((place) => (
        <div key={place} className="ly-waiting-card">
          <Skeleton height="auto" />
          <Skeleton width="82%" height="16px" />
          <Skeleton width="52%" height="12px" />
        </div>
      ))}
    </Waiting>
  )
}

/** Loading rows: a picture, a line, a shorter line. */
export function RowsWaiting({ count = 4 }: WaitingProps) {
  return (
    <Waiting>
      {places(count).map((place) => (
        <div key={place} className="ly-waiting-row">
          <Skeleton width="40px" height="40px" />
          <div>
            <Skeleton width="46%" height="14px" />
            <Skeleton width="72%" height="12px" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}

/** A loading table: its head, and rows of the right height. */
export function TableWaiting({ count = 5, columns = 4 }: WaitingProps & { readonly columns?: number }) {
  const grid = { gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }
  return (
    <Waiting className="ly-waiting-table">
      {places(count + 1).map((place) => (
        <div key={place} style={grid}>
          {places(columns).map((cell) => (
            <Skeleton key={cell} width="64%" height="12px" />
          ))}
        </div>
      ))}
    </Waiting>
  )
}

type FrameProps = { readonly className?: string; readonly children: ReactNode }

function Waiting({ className, children }: FrameProps) {
  const t = useText(text)
  return (
    <div aria-busy="true">
      <output className="ly-hidden">{t.loading}</output>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
