import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { text } from '../text/index.ts'
import { followLists } from './follow-button.tsx'
import { PeopleList } from './people-list.tsx'

type FollowViewProps = {
  readonly side: 'fans' | 'attention'
  /** The person; absent: oneself. */
  readonly userId?: string
}

/** The followers of a person, or those they follow; newest first. */
export function FollowView({ side, userId }: FollowViewProps) {
  const t = useText(text).people
  const [beneath, setBeneath] = useState('')
  const params = { ...(userId ? { userId } : {}), ...(beneath ? { beneath } : {}) }
  const page = useQuery(read(followLists[side], params))
  if (page.isError) return <ErrorPanel onRetry={() => void page.refetch()} />
  if (!page.data) return <RowsWaiting count={6} />
  const { records, next } = page.data
  if (records.length === 0 && !beneath) return <NoPeople side={side} isOwn={!userId} />
  return (
    <>
      <PeopleList key={beneath} people={records} />
      <Onward label={t.list} after={beneath} next={next ?? undefined} onGo={setBeneath} />
    </>
  )
}

function NoPeople({ side, isOwn }: { readonly side: FollowViewProps['side']; readonly isOwn: boolean }) {
  const t = useText(text).people
  const [title, hint] = side === 'fans' ? [t.noFans, t.noFansHint] : [t.noFollows, t.noFollowsHint]
  if (!isOwn) return <Empty kind="start" title={title} />
  return (
    <Empty kind="start" title={title} hint={hint}>
      <ButtonLink to="/employee">{t.findOne}</ButtonLink>
    </Empty>
  )
}
