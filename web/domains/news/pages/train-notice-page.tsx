import { getTrainNotice } from '@lyceum/contract/news'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SiteBrand, useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { DocumentView } from '#ui/document/document-view'
import { Empty } from '#ui/feedback/empty'
import { Skeleton } from '#ui/feedback/skeleton'
import { ButtonLink } from '#ui/form/button'
import { trainNoticeQuery } from '../news-query.ts'
import { text } from '../text/index.ts'
import './news.css'

const noPicture = () => undefined

/** A training notice for anyone with its URL; nothing for a missing or wrong id. */
export function TrainNoticePage() {
  const t = useText(text)
  const zone = useZone()
  const [search] = useSearchParams()
  const { id = '' } = trainNoticeQuery.read(search)
  const notice = useQuery({ ...read(getTrainNotice, { id }), enabled: id !== '', retry: false })
  usePageTitle(notice.data?.title ?? t.trainNotice)
  if (id !== '' && notice.isPending) return <Skeleton width="60%" height="38px" />
  if (!notice.data)
    return (
      <section className="ly-wrap news-page">
        <Brand />
        <Empty kind="lost" title={t.noTrainNotice} hint={t.noTrainNoticeHint} isPage>
          <ButtonLink look="primary" to="/">
            {t.toHome}
          </ButtonLink>
        </Empty>
      </section>
    )
  const { title, content, shownFrom, place } = notice.data
  return (
    <article className="ly-wrap news-page">
      <Brand />
      <h1>{title}</h1>
      <p className="news-facts">{[shownTime(shownFrom, zone), place].filter(Boolean).join('　')}</p>
      <DocumentView tree={content} addressOf={noPicture} />
    </article>
  )
}

/** Shows the site's brand, because the page has no navigation. */
function Brand() {
  return (
    <p className="news-brand">
      <SiteBrand size="nav" />
    </p>
  )
}
