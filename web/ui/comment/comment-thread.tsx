import { useState } from 'react'
import { useText } from '#lib/text'
import { Portrait } from '../picture/portrait.tsx'
import { Tag } from '../status/tag.tsx'
import { text } from '../text/index.ts'
import { CommentBar } from './comment-bar.tsx'
import type { Comment, CommentActions } from './comment.ts'
import { CommentWriter } from './comment-writer.tsx'
import './comment.css'

export type { Comment } from './comment.ts'

type CommentThreadProps = CommentActions & { readonly comments: readonly Comment[] }

/** Comments with replies, one level deep. */
export function CommentThread({ comments, ...actions }: CommentThreadProps) {
  return (
    <ul className="ly-comments">
      {comments.map((comment) => (
        <li key={comment.id} className="ly-comment">
          <Portrait name={comment.by.name} picture={comment.by.picture} seed={comment.by.id} size={40} />
          <div className="ly-comment-body">
            <CommentItem comment={comment} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type CommentItemProps = { readonly comment: Comment; readonly actions: CommentActions }

function CommentItem({ comment, actions }: CommentItemProps) {
  const [isAnswering, setIsAnswering] = useState(false)
  const { onReply } = actions
  return (
    <>
      <CommentText comment={comment} />
      {!comment.isRemoved && (
        <CommentBar
          comment={comment}
          actions={actions}
          isAnswering={isAnswering}
          onAnswer={onReply && (() => setIsAnswering(!isAnswering))}
        />
      )}
      {isAnswering && onReply && (
        <CommentWriter
          isSmall
          onPublish={async (answer) => {
            await onReply(comment.id, answer)
            setIsAnswering(false)
          }}
        />
      )}
      <Replies comment={comment} actions={actions} />
    </>
  )
}

function CommentText({ comment }: { readonly comment: Comment }) {
  const t = useText(text).comments
  if (comment.isRemoved) return <p className="ly-comment-removed">{t.removed}</p>
  return (
    <>
      <Head comment={comment} />
      <div className="ly-comment-words">{comment.text}</div>
    </>
  )
}

function Head({ comment: { by, time, fullTime } }: { readonly comment: Comment }) {
  const t = useText(text).comments
  return (
    <header>
      <b>{by.name}</b>
      {by.isLecturer && <Tag tone="reward">{t.lecturer}</Tag>}
      {by.unit}
      <time title={fullTime}>{time}</time>
    </header>
  )
}

const openly = 2

function Replies({ comment, actions }: CommentItemProps) {
  const { replies, replyCount = replies.length } = comment
  const [isOpen, setIsOpen] = useState(false)
  const { onLike, onRemove, onMoreReplies } = actions
  const shown = isOpen ? replies : replies.slice(0, openly)
  const t = useText(text).comments
  if (replies.length === 0) return null

  async function open() {
    if (replyCount > replies.length) await onMoreReplies?.(comment.id)
    setIsOpen(true)
  }

  return (
    <div className="ly-replies">
      {shown.map((reply) => (
        <article key={reply.id}>
          <CommentText comment={reply} />
          <CommentBar
            comment={reply}
            actions={{ ...(onLike && { onLike }), ...(onRemove && { onRemove }) }}
            isAnswering={false}
          />
        </article>
      ))}
      {replyCount > shown.length && (
        <button type="button" className="ly-link" onClick={() => void open()}>
          {t.moreReplies(String(replyCount - shown.length))}
        </button>
      )}
    </div>
  )
}
