import type { CommentRecord, CommentEntry } from '@lyceum/contract/social'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { InlineTabs, SectionHead } from '#ui/layout/section-head'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Portrait } from '#ui/picture/portrait'
import { type Comment, CommentThread } from '#ui/comment/comment-thread'
import { CommentWriter } from '#ui/comment/comment-writer'
import { RichText } from '#ui/comment/rich-text'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { type Order, useComments, useTalk } from './use-comments.ts'
import { paragraphsOf } from './comment-html.ts'
import './comment-section.css'

type CommentSectionProps = { readonly target: Target; readonly id?: string }

/** The comments of a target: an input, and the thread by likes or date. */
export function CommentSection({ target, id = 'comments' }: CommentSectionProps) {
  const t = useText(text)
  const [order, setOrder] = useState<Order>('hot')
  const [leaving, setLeaving] = useState<string>()
  const thread = useComments(target, order)
  const talk = useTalk(target, order)
  const shown = useShown()
  const records = thread.comments ?? []
  const found = (commentId: string) =>
    records
      .flatMap((comment) => [comment, ...comment.firstReplies])
      .find((comment) => comment.id === commentId)

  return (
    <section className="social-comments" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t.comments.title}
        sub={thread.total === undefined ? undefined : t.comments.count(String(thread.total))}
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
      <Writer onPost={(typed) => talk.post(paragraphsOf(typed))} />
      {thread.isError && <ErrorPanel onRetry={thread.refetch} />}
      {thread.isPending && <RowsWaiting />}
      {thread.comments?.length === 0 && (
        <Empty kind="start" title={t.comments.empty} hint={t.comments.emptySub} />
      )}
      <CommentThread
        comments={records.map(shown)}
        onLike={(commentId) => {
          const comment = found(commentId)
          if (comment) void talk.turnLike(comment)
        }}
        onReply={(parentId, typed) => talk.answer(parentId, paragraphsOf(typed))}
        onRemove={setLeaving}
        onMoreReplies={talk.moreReplies}
      />
      {thread.isMore && (
        <Button look="soft" isWide isBusy={thread.isLoading} onClick={thread.more}>
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

function Writer({ onPost }: { readonly onPost: (typed: string) => Promise<void> }) {
  const t = useText(text)
  const user = useUser()
  return (
    <CommentWriter
      placeholder={t.comments.write}
      portrait={
        user && <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} seed={user.usrEntId} size={40} />
      }
      onPublish={onPost}
    />
  )
}

/** Converts a record for the thread component. */
function useShown(): (record: CommentRecord) => Comment {
  const zone = useZone()
  const plain = (comment: CommentEntry): Comment => ({
    id: comment.id,
    by: {
      id: comment.by.id,
      name: comment.by.name,
      picture: '',
      unit: comment.by.unit,
      isLecturer: comment.by.isHost,
    },
    time: shownTime(comment.at, zone),
    text: <RichText html={comment.content} />,
    likes: comment.likes,
    isLiked: comment.isLiked,
    mayRemove: comment.mayRemove,
    isRemoved: comment.isRemoved,
    replies: [],
  })
  return (record) => ({
    ...plain(record),
    replyCount: record.replies,
    replies: record.firstReplies.map(plain),
  })
}
