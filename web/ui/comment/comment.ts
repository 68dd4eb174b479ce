import type { ReactNode } from 'react'

/** The author of a comment. */
type Speaker = {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly unit?: string
  readonly isLecturer?: boolean
}

/** A comment. Replies go one level deep. */
export type Comment = {
  readonly id: string
  readonly by: Speaker
  readonly time: string
  /** The full date, as a tooltip. */
  readonly fullTime?: string
  /** Plain text, or a rendered rich text. */
  readonly text: ReactNode
  readonly likes: number
  readonly isLiked: boolean
  readonly mayRemove: boolean
  /** Removed: its place is kept for the replies below it. */
  readonly isRemoved?: boolean
  /** The number of replies, when not all are loaded. */
  readonly replyCount?: number
  readonly replies: readonly Comment[]
}

/** The available actions of a comment; a missing one is not offered. */
export type CommentActions = {
  readonly onLike?: (id: string) => void
  readonly onReply?: (id: string, text: string) => Promise<void>
  readonly onRemove?: (id: string) => void
  /** Loads the replies that are missing. */
  readonly onMoreReplies?: (id: string) => Promise<void>
}
