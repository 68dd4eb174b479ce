import type { ReactNode } from 'react'

/** One who speaks. */
type Speaker = {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly unit?: string
  readonly isLecturer?: boolean
}

/** Something somebody said. Answers go one level deep. */
export type Comment = {
  readonly id: string
  readonly by: Speaker
  readonly time: string
  /** The full date, said when the pointer rests. */
  readonly fullTime?: string
  /** Words, or a text already drawn. */
  readonly text: ReactNode
  readonly likes: number
  readonly isLiked: boolean
  readonly mayRemove: boolean
  /** Taken away: its place is kept for the answers below it. */
  readonly isRemoved?: boolean
  /** How many answers there are, when not all of them are here. */
  readonly replyCount?: number
  readonly replies: readonly Comment[]
}

/** What people can do with a comment; what is missing is not offered. */
export type CommentActions = {
  readonly onLike?: (id: string) => void
  readonly onReply?: (id: string, text: string) => Promise<void>
  readonly onRemove?: (id: string) => void
  /** Fetches the answers that are not here yet. */
  readonly onMoreReplies?: (id: string) => Promise<void>
}
