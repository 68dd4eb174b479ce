import { listNotices } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useLocale, useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { LeaveGuard } from '#ui/work/leave-guard'
import { SaveBar } from '#ui/work/save-bar'
import { NoticeEditor } from './notice-editor.tsx'
import type { Notice } from './notice.ts'
import { text } from './text/index.ts'
import { useNoticeDrafts } from './use-notice-drafts.ts'
import './notices-page.css'

/** The texts of every mail and text message that the portal sends. */
export function NoticesPage() {
  const t = useText(text)
  const all = useQuery(read(listNotices))
  usePageTitle(t.title)
  return (
    <>
      <header className="notices-lead">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.isPending && <RowsWaiting count={6} />}
      {all.data && <NoticesView notices={all.data.notices} />}
    </>
  )
}

function NoticesView({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useText(text)
  const drafts = useNoticeDrafts()
  const [chosen, setChosen] = useState('')
  const notice = notices.find(({ key }) => key === chosen) ?? notices[0]
  return (
    <>
      <div className="notices">
        <NoticeList notices={notices} current={notice?.key} onChoose={setChosen} />
        {notice && <NoticeEditor key={notice.key} notice={notice} drafts={drafts} />}
      </div>
      {drafts.count > 0 && (
        <SaveBar
          message={drafts.isWrong ? t.wrong : t.unsaved(drafts.count)}
          isBusy={drafts.isBusy}
          isStopped={drafts.isWrong}
          // The error is shown as a notice; the drafts stay.
          onSave={() => void drafts.saveAll().catch(() => undefined)}
          onDiscard={drafts.discard}
        />
      )}
      <LeaveGuard isDirty={drafts.count > 0} />
    </>
  )
}

type NoticeListProps = {
  readonly notices: readonly Notice[]
  readonly current: string | undefined
  readonly onChoose: (key: string) => void
}

const icons = { mail: 'mail', sms: 'phone', site: 'bell' } as const

function NoticeList({ notices, current, onChoose }: NoticeListProps) {
  const t = useText(text)
  const locale = useLocale()
  return (
    <ul className="notices-list" aria-label={t.title}>
      {notices.map(({ key, channel, title, words: contents }) => (
        <li key={key}>
          <button type="button" aria-pressed={key === current} onClick={() => onChoose(key)}>
            <Icon name={icons[channel]} />
            <span>
              {title[locale]}
              <small>{t.channels[channel]}</small>
            </span>
            {contents.some(({ isDefault }) => !isDefault) && <Tag>{t.own}</Tag>}
          </button>
        </li>
      ))}
    </ul>
  )
}
