import type { CommentRecord, Said } from '@lyceum/contract/social'

type Change = (records: readonly CommentRecord[]) => CommentRecord[]

const each =
  (step: (one: CommentRecord) => CommentRecord): Change =>
  (records) =>
    records.map(step)

const only = (id: string, step: (one: CommentRecord) => CommentRecord): Change =>
  each((one) => (one.id === id ? step(one) : one))

/** An answer stands at the end of its thread. */
export const withReply = (parentId: string, reply: Said): Change =>
  only(parentId, (one) => ({ ...one, replies: one.replies + 1, firstReplies: [...one.firstReplies, reply] }))

export const withReplies = (id: string, replies: readonly Said[]): Change =>
  only(id, (one) => ({ ...one, replies: replies.length, firstReplies: [...replies] }))

/** Liked or no longer; turning to the side it already has changes nothing. */
export const withTurned = (id: string, isLiked: boolean): Change => {
  const turned = <T extends Said>(one: T): T =>
    one.id === id && one.isLiked !== isLiked
      ? { ...one, isLiked, likes: one.likes + (isLiked ? 1 : -1) }
      : one
  return each((one) => ({ ...turned(one), firstReplies: one.firstReplies.map(turned) }))
}

/** With answers below it keeps its place without words, as the server keeps it. */
export const withRemoved =
  (id: string): Change =>
  (records) =>
    records
      .filter((one) => one.id !== id || one.replies > 0)
      .map((one) => {
        const isThread = one.firstReplies.some((reply) => reply.id === id)
        return {
          ...one,
          ...(one.id === id ? { content: '', isRemoved: true, mayRemove: false } : {}),
          replies: one.replies - Number(isThread),
          firstReplies: one.firstReplies.filter((reply) => reply.id !== id),
        }
      })
