import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { ShareDialog } from './share-dialog.tsx'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { useReactions, useSummary } from './use-summary.ts'
import './reaction-buttons.css'

type ReactionProps = { readonly target: Target; readonly hasCount?: boolean }
/** In a box of its own, or as a word in a line. */
type Look = { readonly look?: 'box' | 'word' }

const looks = { box: 'social-act', word: 'social-act social-act-word' }

/** Likes a thing; shown at once, taken back when it did not arrive. */
export function LikeButton({ target, hasCount = true }: ReactionProps) {
  const t = useText(text)
  const summary = useSummary(target)
  const { turnLike } = useReactions(target)
  const { isLiked = false, likes = 0 } = summary ?? {}
  return (
    <button
      type="button"
      className="social-act"
      aria-pressed={isLiked}
      aria-label={t.like(String(likes))}
      disabled={!summary}
      onClick={() => void turnLike(!isLiked)}
    >
      <Icon name="like" size={18} />
      {hasCount && likes > 0 && <span>{likes}</span>}
    </button>
  )
}

/** Puts a thing among the favourites, or takes it out. */
export function CollectButton({ target, hasCount = false, look = 'box' }: ReactionProps & Look) {
  const t = useText(text)
  const summary = useSummary(target)
  const { turnCollect } = useReactions(target)
  const { isCollected = false, collects = 0 } = summary ?? {}
  const [name, word] = isCollected ? [t.collected, t.collectedWord] : [t.collect, t.collectWord]
  return (
    <button
      type="button"
      className={looks[look]}
      aria-pressed={isCollected}
      aria-label={name}
      title={name}
      disabled={!summary}
      onClick={() => void turnCollect(!isCollected)}
    >
      <Icon name="bookmark" size={18} />
      {look === 'word' && <span>{word}</span>}
      {hasCount && collects > 0 && <span>{collects}</span>}
    </button>
  )
}

type ShareProps = Look & {
  readonly target: Target
  readonly title: string
  /** What it is called where it is shown as a word; as everywhere when left out. */
  readonly word?: string
  /** What stands in the note at first. */
  readonly firstNote?: string
}

/** Opens the choice of colleagues; `title` names the thing in its head. */
export function ShareButton({ target, title, look = 'box', word, firstNote }: ShareProps) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={looks[look]}
        aria-label={word ?? t.share.open}
        title={word ?? t.share.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="share" size={18} />
        {look === 'word' && <span>{word ?? t.share.send}</span>}
      </button>
      {isOpen && (
        <ShareDialog target={target} title={title} firstNote={firstNote} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
