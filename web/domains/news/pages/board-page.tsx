import { listAnnouncements, listArticles, type NewsKind } from '@lyceum/contract/news'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Tabs } from '#ui/layout/tabs'
import { Pagination } from '#ui/list/pagination'
import { Tag } from '#ui/status/tag'
import { boardPaths, newsQuery } from '../news-query.ts'
import { text } from '../text/index.ts'
import './news.css'

const pageSize = 10
const lists = { notice: listAnnouncements, article: listArticles } as const

export const NoticesPage = () => <BoardPage kind="notice" />
export const ArticlesPage = () => <BoardPage kind="article" />

/** The board of announcements or news: pinned first, then the newest. */
function BoardPage({ kind }: { readonly kind: NewsKind }) {
  const t = useText(text)
  const go = useNavigate()
  usePageTitle(t.titles[kind])
  return (
    <div className="ly-wrap news-board">
      <h1>{t.titles[kind]}</h1>
      <Tabs
        label={t.kinds}
        tabs={(['notice', 'article'] as const).map((name) => ({ name, title: t.titles[name] }))}
        current={kind}
        onChoose={(name) => void go(boardPaths[name])}
      >
        <Board kind={kind} />
      </Tabs>
    </div>
  )
}

function Board({ kind }: { readonly kind: NewsKind }) {
  const t = useText(text)
  const zone = useZone()
  const [pageNo, setPageNo] = useState(1)
  const page = useQuery({ ...read(lists[kind], { pageNo, pageSize }), placeholderData: keepPreviousData })
  const { records, total = 0 } = page.data ?? {}
  return (
    <>
      {page.isPending && <RowsWaiting />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      <ul>
        {records?.map(({ id, title, summary, unit, isPinned, isRead, isWaiting, shownFrom }) => (
          <li key={id} data-unread={!isRead || undefined}>
            <Link to={newsQuery.to({ id, kind })}>
              <time>{shownTime(shownFrom, zone).slice(0, 10)}</time>
              <span className="news-words">
                <b className="ly-clamp-1">
                  {title}
                  {!isRead && <span className="ly-hidden">{t.unread}</span>}
                </b>
                {summary && <span className="ly-clamp-1">{summary}</span>}
              </span>
              {isPinned && <Tag>{t.pinned}</Tag>}
              {isWaiting && <Tag tone="warning">{t.waiting}</Tag>}
              {unit && <small>{unit}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {records?.length === 0 && <Empty kind="mail" title={t.none[kind]} />}
      {total > pageSize && (
        <Pagination
          page={pageNo}
          total={total}
          pageSize={pageSize}
          totalText={t.total(String(total))}
          onGo={setPageNo}
        />
      )}
    </>
  )
}
