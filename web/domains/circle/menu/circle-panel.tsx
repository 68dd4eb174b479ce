import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Crest } from '#ui/picture/cover/crest'
import { Icon } from '#ui/picture/icon'
import { circleQuery } from '../circle-query.ts'
import type { CircleSummary } from '../my-circles.ts'
import { inPages } from './paging.ts'
import { text } from './text.ts'
import './circle-panel.css'

const perPage = 8

/** The circles a person belongs to, eight per page in rows of four. */
export function CirclePanel({ circles }: { readonly circles: readonly CircleSummary[] }) {
  const t = useText(text)
  const pages = inPages(circles, perPage)
  const [at, setAt] = useState(0)
  return (
    <div className="circle-panel">
      <div className="circle-panel-body">
        <button
          type="button"
          aria-label={t.previousCircles}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          <Icon name="left" />
        </button>
        {circles.length > 0 ? <Crests circles={pages[at] ?? []} /> : <p>{t.noCircle}</p>}
        <button
          type="button"
          aria-label={t.nextCircles}
          disabled={at >= pages.length - 1}
          onClick={() => setAt(at + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <footer>
        {circles.length > 0 && (
          <span>
            {at + 1} / {pages.length}
          </span>
        )}
        <Link className="ly-link" to="/circle">
          {t.allCircles}
        </Link>
      </footer>
    </div>
  )
}

function Crests({ circles }: { readonly circles: readonly CircleSummary[] }) {
  return (
    <ul>
      {circles.map(({ wcId, wcName, wcIconPath }) => (
        <li key={wcId}>
          <Link to={circleQuery.to({ wcId })} title={wcName}>
            <Crest category="" seed={wcId} picture={wcIconPath} />
            <span>{wcName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
