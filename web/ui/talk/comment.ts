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
  readonly text: string
  readonly likes: number
  readonly isLiked: boolean
  readonly isOwn: boolean
  readonly replies: readonly Comment[]
}

/** What people can do with a comment; what is missing is not offered. */
export type CommentActions = {
  readonly onLike?: (id: string) => void
  readonly onReply?: (id: string, text: string) => Promise<void>
  readonly onRemove?: (id: string) => void
}
