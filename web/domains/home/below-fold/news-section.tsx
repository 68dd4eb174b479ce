import { listAnnouncements, listArticles } from '@lyceum/contract/news'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newsQuery } from '#domains/news'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { Cover } from '#ui/picture/cover/cover'
import { text } from './text/index.ts'
import './news-section.css'

const shown = 5
const few = { pageNo: 1, pageSize: shown }

/** News of the organisation: the newest with a picture, the next four by title. */
export function NewsSection() {
  const t = useText(text).news
  const zone = useZone()
  const quiet = { meta: { quiet: true } }
  const notices = useQuery({ ...read(listAnnouncements, few), ...quiet }).data?.records
  const articles = useQuery({ ...read(listArticles, few), ...quiet }).data?.records
  const all = [
    ...(notices ?? []).map((item) => ({ ...item, kind: 'notice' as const })),
    ...(articles ?? []).map((item) => ({ ...item, kind: 'article' as const })),
  ]
  const [lead, ...rest] = all.toSorted((a, b) => b.shownFrom.localeCompare(a.shownFrom)).slice(0, shown)
  const dayOf = (moment: string) => shownTime(moment, zone).slice(5, 10)
  return (
    <section className="home-news" aria-labelledby="home-news">
      <SectionHead
        id="home-news"
        title={t.title}
        end={<MoreLink to="/announcement/notice">{t.more}</MoreLink>}
      />
      {notices && articles && !lead && <p className="home-none">{t.none}</p>}
      {lead && (
        <Link className="home-news-lead" to={newsQuery.to({ id: lead.id, kind: lead.kind })}>
          <Cover category={lead.kind} seed={lead.id} />
          <span>
            <b className="ly-song ly-clamp-2">{lead.title}</b>
            <small>{[dayOf(lead.shownFrom), lead.unit].filter(Boolean).join('　')}</small>
          </span>
        </Link>
      )}
      <ul>
        {rest.map(({ id, kind, title, shownFrom }) => (
          <li key={id}>
            <time>{dayOf(shownFrom)}</time>
            <Link className="ly-clamp-1" to={newsQuery.to({ id, kind })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
