import type { Result } from '@lyceum/contract/kit'
import { acknowledgeNews, getAnnouncement, getArticle, listAnnouncements } from '@lyceum/contract/news'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { DocumentView } from '#ui/document/document-view'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { boardPaths, newsQuery } from '../news-query.ts'
import { text } from '../text/index.ts'
import { NewsFiles } from './news-files.tsx'
import { useReading } from '../use-reading-time.ts'
import './news.css'

type Whole = Result<typeof getAnnouncement>

/** One announcement or article. */
export function NewsPage() {
  const t = useText(text)
  const [search] = useSearchParams()
  const { id = '', kind = 'article' } = newsQuery.read(search)
  const news = useQuery(read(kind === 'notice' ? getAnnouncement : getArticle, { id }))
  useReading(news.data?.id)
  usePageTitle(news.data?.title ?? t.titles[kind])
  return (
    <article className="ly-wrap news-page">
      <Link className="ly-more" to={boardPaths[kind]}>
        <Icon name="left" size={14} />
        {t.back}
      </Link>
      {news.isPending && <Skeleton width="60%" height="38px" />}
      {news.isError && <ErrorPanel onRetry={() => void news.refetch()} />}
      {news.data && <Text news={news.data} />}
    </article>
  )
}

function Text({ news }: { readonly news: Whole }) {
  const t = useText(text)
  const zone = useZone()
  const { title, unit, shownFrom, place, version, content, mustAcknowledge, files } = news
  const details = [shownTime(shownFrom, zone), unit, place, version > 1 ? t.version(version) : '']
  return (
    <>
      <h1>{title}</h1>
      <p className="news-facts">{details.filter(Boolean).join('　')}</p>
      <DocumentView tree={content} addressOf={(fileId) => files.find(({ id }) => id === fileId)?.url} />
      <NewsFiles files={files.filter(({ isInText }) => !isInText)} />
      {mustAcknowledge && <Acknowledge news={news} />}
    </>
  )
}

function Acknowledge({ news: { id, version, acknowledgedAt } }: { readonly news: Whole }) {
  const t = useText(text)
  const zone = useZone()
  const agree = useCommand(acknowledgeNews, {
    refresh: [getAnnouncement, listAnnouncements],
    topics: ['to-do'],
  })
  return (
    <div className="news-agree">
      {acknowledgedAt ? (
        <p>
          <Icon name="done" size={20} />
          {t.agreedAt(shownTime(acknowledgedAt, zone))}
        </p>
      ) : (
        <>
          <p>{t.confirmHint}</p>
          <Button look="primary" isBusy={agree.isPending} onClick={() => agree.mutate({ id, version })}>
            {t.agree}
          </Button>
        </>
      )}
    </div>
  )
}
