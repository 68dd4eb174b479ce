import { useText } from '#lib/text'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import type { Comment, CommentActions } from './comment.ts'

type CommentBarProps = {
  readonly comment: Comment
  readonly actions: CommentActions
  readonly isAnswering: boolean
  readonly onAnswer?: (() => void) | undefined
}

/** The actions of a comment. */
export function CommentBar({ comment, actions, isAnswering, onAnswer }: CommentBarProps) {
  const t = useText(text).comments
  const { id, likes, isLiked, mayRemove } = comment
  const { onLike, onRemove } = actions
  if (!onLike && !onAnswer && !(onRemove && mayRemove)) return null
  return (
    <div className="ly-comment-bar">
      {onLike && (
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={t.like(String(likes))}
          onClick={() => onLike(id)}
        >
          <Icon name="like" size={16} />
          {likes}
        </button>
      )}
      {onAnswer && (
        <button type="button" aria-expanded={isAnswering} onClick={onAnswer}>
          <Icon name="comment" size={16} />
          <Answers comment={comment} />
        </button>
      )}
      {onRemove && mayRemove && (
        <button type="button" onClick={() => onRemove(id)}>
          {t.remove}
        </button>
      )}
    </div>
  )
}

function Answers({ comment: { replies, replyCount = replies.length } }: { readonly comment: Comment }) {
  const t = useText(text).comments
  return replyCount > 0 ? t.replies(String(replyCount)) : t.reply
}
