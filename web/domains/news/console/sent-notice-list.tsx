import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import type { News } from './draft.ts'
import { text } from './text/index.ts'

type SentNotice = News['tellings'][number]

/** The notices sent to inboxes, and their progress. */
export function SentNoticeList({ tellings }: { readonly tellings: readonly SentNotice[] }) {
  const t = useText(text).sentNotices
  return (
    <section className="news-desk-card news-desk-told" aria-label={t.title}>
      <h2>{t.title}</h2>
      {tellings.length === 0 && <p className="news-desk-quiet">{t.none}</p>}
      <ul>
        {tellings.map((sentNotice) => (
          <SentNoticeRow
            key={`${sentNotice.event}:${sentNotice.version}:${sentNotice.dueAt}`}
            sentNotice={sentNotice}
          />
        ))}
      </ul>
    </section>
  )
}

function SentNoticeRow({ sentNotice }: { readonly sentNotice: SentNotice }) {
  const t = useText(text)
  const zone = useZone()
  const { event, version, dueAt, told: sent } = sentNotice
  const time = shownTime(dueAt, zone)
  const count = sent.toLocaleString('en-US')
  const statusText = () => {
    if (sentNotice.isAhead) return t.sentNotices.ahead(time)
    return sentNotice.isUnderWay ? t.sentNotices.going(count) : t.sentNotices.done(count)
  }
  return (
    <li>
      <b>{t.sentNotices[event]}</b>
      <span>{t.version(version)}</span>
      <time>{time}</time>
      <em>{statusText()}</em>
    </li>
  )
}
