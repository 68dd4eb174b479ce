import { getNewsDraft, type ReaderGroup, readerGroups, remindReaders } from '@lyceum/contract/news'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { PageHead } from '#ui/layout/page-head'
import { Segmented } from '#ui/layout/segmented'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { ExportMenu } from '#ui/work/export-menu'
import type { News } from './draft.ts'
import { ReaderTable } from './reader-table.tsx'
import { text } from './text/index.ts'
import { SentNoticeList } from './sent-notice-list.tsx'
import './console.css'

/** Who has read and acknowledged, and who has not. */
export function ReadersPage() {
  const { id = '' } = useParams()
  const news = useQuery(read(getNewsDraft, { id }))
  if (news.isError) return <ErrorPanel onRetry={() => void news.refetch()} />
  if (!news.data) return <Skeleton width="60%" height="240px" />
  return <Readers news={news.data} />
}

type NewsProps = { readonly news: News }

function usePlace(news: News) {
  const [params, setParams] = useSearchParams()
  const isAsked = news.kind === 'notice' && news.mustAcknowledge
  const groups = readerGroups.filter((option) => isAsked || (option !== 'waiting' && option !== 'agreed'))
  const show = groups.find((option) => option === params.get('show')) ?? 'all'
  const searchText = params.get('text') ?? ''
  const after = params.get('after') ?? ''
  const go = (next: { show?: ReaderGroup; searchText?: string; after?: string }) => {
    const whole = { show, searchText, ...next }
    setParams({
      ...(whole.show !== 'all' && { show: whole.show }),
      ...(whole.searchText && { text: whole.searchText }),
      ...(next.after && { after: next.after }),
    })
  }
  return { groups, show, searchText, after, go, isAsked }
}

function Readers({ news }: NewsProps) {
  const t = useText(text)
  const { id, title, state } = news
  const { groups, show, searchText, after, go, isAsked } = usePlace(news)
  usePageTitle(t.progressOf(title))
  return (
    <div className="news-desk">
      <Link className="ly-more" to={`/news/${id}`}>
        <Icon name="left" size={14} />
        {title}
      </Link>
      <PageHead title={t.readersPage.title} lead={t.readersPage.lead(title)}>
        <ExportMenu kind="news.readers" filter={{ id, show, text: searchText }} />
        {isAsked && state === 'shown' && <Remind id={id} />}
      </PageHead>
      <Figures news={news} />
      <div className="news-desk-tools">
        <Segmented
          label={t.readersPage.show}
          value={show}
          options={groups.map((value) => ({ value, title: t.readersPage.groups[value] }))}
          onChoose={(next) => go({ show: next })}
        />
        <SearchBox
          key={searchText}
          placeholder={t.readersPage.search}
          value={searchText}
          onSearch={(typed) => go({ searchText: typed })}
        />
      </div>
      <ReaderTable params={{ id, show, text: searchText, after }} onGo={(next) => go({ after: next })} />
      {news.kind === 'notice' && <SentNoticeList tellings={news.tellings} />}
    </div>
  )
}

function Figures({ news: { meant: notified, reads, acknowledged, kind, mustAcknowledge } }: NewsProps) {
  const t = useText(text).readersPage
  const shown = (count: number) => count.toLocaleString('en-US')
  return (
    <StatRow>
      {kind === 'notice' && (
        <Stat label={t.notified} value={notified === null ? t.unknown : shown(notified)} unit={t.people} />
      )}
      <Stat label={t.reads} value={shown(reads)} unit={t.people} />
      {kind === 'notice' && mustAcknowledge && (
        <Stat label={t.agreed} value={shown(acknowledged)} unit={t.people} />
      )}
    </StatRow>
  )
}

function Remind({ id }: { readonly id: string }) {
  const t = useText(text).readersPage
  const [isOpen, setIsOpen] = useState(false)
  const remind = useCommand(remindReaders, { refresh: [getNewsDraft] })
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Icon name="bell" size={16} />
        {t.remind}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t.remindTitle}
          onClose={close}
          onConfirm={async () => {
            await remind.mutateAsync({ id })
            showSuccess(t.reminded)
            close()
          }}
        >
          <p>{t.remindHint}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
