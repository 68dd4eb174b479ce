import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { inFigures } from './values.ts'
import './unit-shares.css'

type Share = { readonly name: string; readonly value: number; readonly of: number }

/** Points below the average at which a department is highlighted. */
const farBelow = 4

/** Shares as bars with a tick at the average; those far below have another colour. */
export function UnitShares({ shares }: { readonly shares: readonly Share[] }) {
  const t = useText(text)
  const average = percentOf({
    value: shares.reduce((sum, { value }) => sum + value, 0),
    of: shares.reduce((sum, share) => sum + share.of, 0),
  })
  if (shares.length === 0) return <p>{t.report.none}</p>
  return (
    <ul className="unit-shares">
      {shares.map(({ name, value, of }) => {
        const percent = percentOf({ value, of })
        return (
          <li key={name}>
            <span title={name}>{name}</span>
            <span className="unit-share">
              <i
                className={percent < average - farBelow ? 'unit-share-low' : undefined}
                style={{ width: `${percent}%` }}
              />
              <u style={{ left: `${average}%` }} />
            </span>
            <b>{percent}%</b>
            <small>{t.units.of(inFigures(of))}</small>
          </li>
        )
      })}
    </ul>
  )
}

const percentOf = ({ value, of }: Omit<Share, 'name'>) => (of === 0 ? 0 : Math.round((value / of) * 100))
