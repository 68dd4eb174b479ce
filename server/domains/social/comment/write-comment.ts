import { commentLimit, socialErrors, type writeComment as contract } from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { commented } from '#events/social'
import { hasPicture, plainText, richText } from '#platform/content/rich-text'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { count } from '../tally-store.ts'
import type { Target, Targets } from '../targets.ts'
import { flawOf, lengthOf, repeatMs } from './rules.ts'
import { showComments } from './show-comments.ts'
import { commentById, countReply, isRepeatedComment, insertComment } from './store.ts'

export async function writeComment(
  ctx: Ctx,
  targets: Targets,
  { targetType, targetId, content, parentId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind: targetType, id: targetId }
  const kind = await targets.see(ctx, target)
  const html = cleaned(content)
  const { thread, answered } = parentId === null ? alone : await threadOf(ctx, target, parentId)
  const comment = { target, parentId: thread, accountId: ctx.actor.id, html, at: ctx.now }
  // Locking the counter serializes two identical comments: the second sees the first.
  await count(ctx.db, target, { comments: 1 })
  const since = new Date(ctx.now.getTime() - repeatMs)
  if (await isRepeatedComment(ctx.db, { ...comment, at: since })) fail(commonErrors.REPEAT_OPERATION_MSG)
  const row = await insertComment(ctx.db, comment)
  const { accountId } = row
  const talk = { kind: targetType, targetId, accountId, commentId: row.id, parentId: thread }
  await ctx.publish(commented, { ...talk, ...answered })
  const entry = (await showComments(ctx, { kind, target, rows: [row] })).get(row.id)
  return entry ? { ...entry, replies: 0, firstReplies: [] } : fail(commonErrors.NOT_FOUND)
}

function cleaned(content: string): string {
  const html = richText(content).trim()
  const text = plainText(html)
  const flaw = flawOf({ text, hasPicture: hasPicture(html), limit: commentLimit })
  if (flaw === 'empty') fail(socialErrors.COMMENT_EMPTY)
  if (flaw === 'long') fail(socialErrors.COMMENT_TOO_LONG, { limit: commentLimit, length: lengthOf(text) })
  return html
}

type Thread = { readonly thread: string | null; readonly answered: { readonly answeredId?: string } }
const alone: Thread = { thread: null, answered: {} }

/** The thread of a reply: a reply to a reply joins the same thread. */
async function threadOf(ctx: Ctx, target: Target, parentId: string): Promise<Thread> {
  const parent = await commentById(ctx.db, parentId)
  if (!parent || parent.removedAt) return fail(commonErrors.NOT_FOUND)
  const thread = parent.parentId ?? parent.id
  if (!(await countReply(ctx.db, target, thread))) return fail(commonErrors.NOT_FOUND)
  return { thread, answered: { answeredId: parent.accountId } }
}
