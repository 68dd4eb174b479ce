import { listShares, type ShareSide, shareSides } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { courseQuery } from '#domains/learning'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Onward } from '#ui/list/onward'
import { ShareRow } from './share-row.tsx'
import { text } from './text/index.ts'
import './share.css'

/** what the user has shared with colleagues, and what was shared with them. */
export function SharePage() {
  const t = useText(text)
  const [side, choose] = useState<ShareSide>('sent')
  usePageTitle(t.title)
  return (
    <section className="shares" aria-labelledby="shares">
      <h1 id="shares">{t.title}</h1>
      <Tabs
        label={t.title}
        tabs={shareSides.map((name) => ({ name, title: t[name] }))}
        current={side}
        onChoose={choose}
      >
        <ShareList key={side} side={side} />
      </Tabs>
    </section>
  )
}

function ShareList({ side }: { readonly side: ShareSide }) {
  const t = useText(text)
  const [beneath, setBeneath] = useState('')
  const page = useQuery(read(listShares, { side, ...(beneath ? { beneath } : {}) }))
  if (page.isError) return <ErrorPanel onRetry={() => void page.refetch()} />
  if (!page.data) return <RowsWaiting count={6} />
  const { records, next } = page.data
  if (records.length === 0 && !beneath && !next) return <NothingShared side={side} />
  return (
    <>
      <ul className="shares-list">
        {records.map((share) => (
          <ShareRow
            key={`${share.itmId} ${share.colleague?.usrEntId ?? ''} ${share.at}`}
            share={share}
            side={side}
          />
        ))}
      </ul>
      {records.length === 0 && <p className="shares-none">{t.noneHere}</p>}
      <Onward label={t.title} after={beneath} next={next ?? undefined} onGo={setBeneath} />
    </>
  )
}

function NothingShared({ side }: { readonly side: ShareSide }) {
  const t = useText(text)
  if (side === 'received') return <Empty kind="mail" title={t.noneReceived} hint={t.noneReceivedHint} />
  return (
    <Empty kind="course" title={t.noneSent} hint={t.noneSentHint}>
      <ButtonLink to={courseQuery.to()}>{t.choose}</ButtonLink>
    </Empty>
  )
}
