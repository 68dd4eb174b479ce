import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { ShareDialog } from './share-dialog.tsx'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { useSocialActions, useSummary } from './use-summary.ts'
import './social-buttons.css'

type SocialButtonProps = { readonly target: Target; readonly hasCount?: boolean }
/** As a box, or as text in a line. */
type Look = { readonly look?: 'box' | 'word' }

const looks = { box: 'social-act', word: 'social-act social-act-word' }

/** Likes a target; shown at once, undone on failure. */
export function LikeButton({ target, hasCount = true }: SocialButtonProps) {
  const t = useText(text)
  const summary = useSummary(target)
  const { turnLike } = useSocialActions(target)
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

/** Adds a target to the favourites, or removes it. */
export function CollectButton({ target, hasCount = false, look = 'box' }: SocialButtonProps & Look) {
  const t = useText(text)
  const summary = useSummary(target)
  const { turnCollect } = useSocialActions(target)
  const { isCollected = false, collects = 0 } = summary ?? {}
  const [name, label] = isCollected ? [t.collected, t.collectedWord] : [t.collect, t.collectWord]
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
      {look === 'word' && <span>{label}</span>}
      {hasCount && collects > 0 && <span>{collects}</span>}
    </button>
  )
}

type ShareProps = Look & {
  readonly target: Target
  readonly title: string
  /** The label in text look; the default when absent. */
  readonly word?: string
  /** The initial note. */
  readonly firstNote?: string
}

/** Opens the share dialog; `title` names the target in its heading. */
export function ShareButton({ target, title, look = 'box', word: label, firstNote }: ShareProps) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={looks[look]}
        aria-label={label ?? t.share.open}
        title={label ?? t.share.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="share" size={18} />
        {look === 'word' && <span>{label ?? t.share.send}</span>}
      </button>
      {isOpen && (
        <ShareDialog target={target} title={title} firstNote={firstNote} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
