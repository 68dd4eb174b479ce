import type { CommentRecord, CommentEntry } from '@lyceum/contract/social'

type Change = (records: readonly CommentRecord[]) => CommentRecord[]

const each =
  (step: (comment: CommentRecord) => CommentRecord): Change =>
  (records) =>
    records.map(step)

const only = (id: string, step: (comment: CommentRecord) => CommentRecord): Change =>
  each((comment) => (comment.id === id ? step(comment) : comment))

/** Appends a reply to its thread. */
export const withReply = (parentId: string, reply: CommentEntry): Change =>
  only(parentId, (comment) => ({
    ...comment,
    replies: comment.replies + 1,
    firstReplies: [...comment.firstReplies, reply],
  }))

export const withReplies = (id: string, replies: readonly CommentEntry[]): Change =>
  only(id, (comment) => ({ ...comment, replies: replies.length, firstReplies: [...replies] }))

/** Likes or unlikes; no change when it is already so. */
export const withTurned = (id: string, isLiked: boolean): Change => {
  const turned = <T extends CommentEntry>(comment: T): T =>
    comment.id === id && comment.isLiked !== isLiked
      ? { ...comment, isLiked, likes: comment.likes + (isLiked ? 1 : -1) }
      : comment
  return each((comment) => ({ ...turned(comment), firstReplies: comment.firstReplies.map(turned) }))
}

/** A comment with replies keeps its place without content, as on the server. */
export const withRemoved =
  (id: string): Change =>
  (records) =>
    records
      .filter((comment) => comment.id !== id || comment.replies > 0)
      .map((comment) => {
        const isThread = comment.firstReplies.some((reply) => reply.id === id)
        return {
          ...comment,
          ...(comment.id === id ? { content: '', isRemoved: true, mayRemove: false } : {}),
          replies: comment.replies - Number(isThread),
          firstReplies: comment.firstReplies.filter((reply) => reply.id !== id),
        }
      })
