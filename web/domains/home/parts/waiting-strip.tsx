import { Link } from 'react-router'
import { useText } from '#lib/text'
import { useWaiting } from '../counts.ts'
import { text } from '../text/index.ts'
import { totalOf, waitingList } from '../waiting-list.ts'
import './waiting-strip.css'

/** The seven counts of the to-do dialog in one line; nothing waiting is a dash. */
export function WaitingStrip() {
  const t = useText(text).waiting
  const counts = useWaiting()
  const total = totalOf(counts)
  return (
    <section className="home-waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting">
        {t.title}
        {total > 0 && <small>{t.total(total)}</small>}
      </h2>
      {waitingList.map(({ name, to }) => {
        const count = counts?.[name] ?? 0
        return (
          <Link key={name} to={to} data-none={count === 0}>
            <span>{t[name]}</span>
            <b>{count > 0 ? count : '--'}</b>
          </Link>
        )
      })}
    </section>
  )
}
