import { listMessages, markMessages } from '@lyceum/contract/message'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Pagination } from '#ui/list/pagination'
import { messageQuery } from '../message-query.ts'
import { MailChoice } from '../parts/mail-choice.tsx'
import { MessageDialog } from '../parts/message-dialog.tsx'
import { MessageRow } from '../parts/message-row.tsx'
import { text } from '../text/index.ts'
import './messages-page.css'

const pageSize = 10
/** Other queries with the unread count. */
const alsoCounting = { refresh: [listMessages], topics: ['unread', 'to-do'] } as const

/** All messages of the user, newest first; `isBelow`: below something else on the page. */
export function MessagesPage({ isBelow = false }: { readonly isBelow?: boolean }) {
  const Title = isBelow ? 'h2' : 'h1'
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const { isRead = '' } = messageQuery.read(search)
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useState<string>()
  const page = useQuery({
    ...read(listMessages, { isRead, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  })
  const markAll = useCommand(markMessages, alsoCounting)
  const counts = page.data?.counts
  usePageTitle(t.title)

  return (
    <section className="messages" aria-labelledby="messages">
      <header className="messages-head">
        <Title id="messages">{t.title}</Title>
        {counts && counts.unread > 0 && (
          <Button size="small" isBusy={markAll.isPending} onClick={() => markAll.mutate({ isAll: true })}>
            {t.markAll}
          </Button>
        )}
      </header>
      <Tabs
        label={t.kinds}
        tabs={(['', 'N', 'Y', 'Z'] as const).map((name) => ({
          name,
          title: name === '' ? t.all : t[name],
          ...(name === 'N' && counts ? { count: counts.unread } : {}),
        }))}
        current={isRead}
        onChoose={(name) => {
          setPageNo(1)
          setSearch(name === '' ? {} : { isRead: name }, { replace: true })
        }}
      >
        <MessageList isRead={isRead} page={page} pageNo={pageNo} onGo={setPageNo} onOpen={setOpenId} />
      </Tabs>
      <MailChoice />
      {openId && <MessageDialog id={openId} also={alsoCounting} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}

type ListProps = {
  readonly isRead: '' | 'Y' | 'N' | 'Z'
  readonly page: UseQueryResult<Result<typeof listMessages>>
  readonly pageNo: number
  readonly onGo: (pageNo: number) => void
  readonly onOpen: (id: string) => void
}

function MessageList({ isRead, page, pageNo, onGo, onOpen }: ListProps) {
  const t = useText(text)
  const { records, total = 0 } = page.data ?? {}
  return (
    <>
      {page.isPending && <RowsWaiting />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      <ul>
        {records?.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={() => onOpen(message.id)} />
        ))}
      </ul>
      {records?.length === 0 && (
        <Empty kind="mail" title={isRead === 'N' ? t.noneUnread : t.none} hint={t.noneHint} />
      )}
      {total > pageSize && (
        <div>
          <Pagination
            page={pageNo}
            total={total}
            pageSize={pageSize}
            totalText={t.total(String(total))}
            onGo={onGo}
          />
        </div>
      )}
    </>
  )
}
