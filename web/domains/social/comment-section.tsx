import type { CommentRecord, Said } from '@lyceum/contract/social'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { InlineTabs, SectionHead } from '#ui/layout/section-head'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Portrait } from '#ui/picture/portrait'
import { type Comment, CommentThread } from '#ui/talk/comment-thread'
import { CommentWriter } from '#ui/talk/comment-writer'
import { RichText } from '#ui/talk/rich-text'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { type Order, useComments, useTalk } from './use-comments.ts'
import { paragraphsOf } from './words.ts'
import './comment-section.css'

type CommentSectionProps = { readonly target: Target; readonly id?: string }

/** What people say about a thing: a field, the thread, the best liked or the newest first. */
export function CommentSection({ target, id = 'comments' }: CommentSectionProps) {
  const t = useText(text)
  const [order, setOrder] = useState<Order>('hot')
  const [leaving, setLeaving] = useState<string>()
  const said = useComments(target, order)
  const talk = useTalk(target, order)
  const shown = useShown()
  const records = said.comments ?? []
  const found = (commentId: string) =>
    records.flatMap((one) => [one, ...one.firstReplies]).find((one) => one.id === commentId)

  return (
    <section className="social-comments" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t.comments.title}
        sub={said.total === undefined ? undefined : t.comments.count(String(said.total))}
        tabs={
          <InlineTabs
            label={t.comments.order}
            tabs={[
              { name: 'hot', title: t.comments.hot },
              { name: 'new', title: t.comments.newest },
            ]}
            current={order}
            onChoose={setOrder}
          />
        }
      />
      <Writer onSay={(words) => talk.say(paragraphsOf(words))} />
      {said.isError && <ErrorPanel onRetry={said.refetch} />}
      {said.isPending && <RowsWaiting />}
      {said.comments?.length === 0 && (
        <Empty kind="start" title={t.comments.empty} hint={t.comments.emptySub} />
      )}
      <CommentThread
        comments={records.map(shown)}
        onLike={(commentId) => {
          const comment = found(commentId)
          if (comment) void talk.turnLike(comment)
        }}
        onReply={(parentId, words) => talk.answer(parentId, paragraphsOf(words))}
        onRemove={setLeaving}
        onMoreReplies={talk.moreReplies}
      />
      {said.isMore && (
        <Button look="soft" isWide isBusy={said.isLoading} onClick={said.more}>
          {t.comments.more}
        </Button>
      )}
      {leaving !== undefined && (
        <ConfirmDialog
          title={t.comments.remove}
          confirm={t.comments.removeYes}
          isDanger
          onConfirm={async () => {
            await talk.remove(leaving)
            setLeaving(undefined)
          }}
          onClose={() => setLeaving(undefined)}
        >
          {t.comments.removeSub}
        </ConfirmDialog>
      )}
    </section>
  )
}

function Writer({ onSay }: { readonly onSay: (words: string) => Promise<void> }) {
  const t = useText(text)
  const user = useUser()
  return (
    <CommentWriter
      placeholder={t.comments.write}
      portrait={
        user && <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} seed={user.usrEntId} size={40} />
      }
      onPublish={onSay}
    />
  )
}

/** A record as the thread draws it. */
function useShown(): (record: CommentRecord) => Comment {
  const zone = useZone()
  const plain = (one: Said): Comment => ({
    id: one.id,
    by: { id: one.by.id, name: one.by.name, picture: '', unit: one.by.unit, isLecturer: one.by.isHost },
    time: shownTime(one.at, zone),
    text: <RichText html={one.content} />,
    likes: one.likes,
    isLiked: one.isLiked,
    mayRemove: one.mayRemove,
    isRemoved: one.isRemoved,
    replies: [],
  })
  return (record) => ({
    ...plain(record),
    replyCount: record.replies,
    replies: record.firstReplies.map(plain),
  })
}
