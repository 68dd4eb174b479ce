import { Link } from 'react-router'
import { useNow } from '#lib/time/use-now'
import { type DueThing, dueLinkOf, useDue, useDueLine, useDueText } from '../due/due.ts'
import './due-strip.css'

const shown = 4

/** This week's due items in one line, each with its name and due date. */
export function DueStrip() {
  const t = useDueText()
  const due = useDue()
  const total = due?.total ?? 0
  return (
    <section className="home-due" aria-labelledby="home-due" aria-busy={!due}>
      <h2 id="home-due">
        {t.title}
        {total > 0 && <small>{t.total(total)}</small>}
      </h2>
      {due && total === 0 && <p>{t.none}</p>}
      {due?.records.slice(0, shown).map((thing) => (
        <Thing key={`${thing.kind} ${thing.itmId ?? ''} ${thing.modId ?? ''}`} thing={thing} />
      ))}
    </section>
  )
}

function Thing({ thing }: { readonly thing: DueThing }) {
  const { name, below } = useDueLine()(thing)
  const now = useNow()
  const { title, dueAt } = thing
  const isLate = dueAt !== null && Date.parse(dueAt) <= now.getTime()
  return (
    <Link to={dueLinkOf(thing)} title={title} data-late={isLate || undefined}>
      <span>{below}</span>
      <b className="ly-clamp-1">{name}</b>
    </Link>
  )
}
