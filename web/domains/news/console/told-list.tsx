import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import type { News } from './draft.ts'
import { text } from './text/index.ts'

type Telling = News['tellings'][number]

/** What went into inboxes, and how far it has come. */
export function ToldList({ tellings }: { readonly tellings: readonly Telling[] }) {
  const t = useText(text).told
  return (
    <section className="news-desk-card news-desk-told" aria-label={t.title}>
      <h2>{t.title}</h2>
      {tellings.length === 0 && <p className="news-desk-quiet">{t.none}</p>}
      <ul>
        {tellings.map((telling) => (
          <Told key={`${telling.event}:${telling.version}:${telling.dueAt}`} telling={telling} />
        ))}
      </ul>
    </section>
  )
}

function Told({ telling }: { readonly telling: Telling }) {
  const t = useText(text)
  const zone = useZone()
  const { event, version, dueAt, told } = telling
  const time = shownTime(dueAt, zone)
  const count = told.toLocaleString('en-US')
  const standing = () => {
    if (telling.isAhead) return t.told.ahead(time)
    return telling.isUnderWay ? t.told.going(count) : t.told.done(count)
  }
  return (
    <li>
      <b>{t.told[event]}</b>
      <span>{t.version(version)}</span>
      <time>{time}</time>
      <em>{standing()}</em>
    </li>
  )
}
