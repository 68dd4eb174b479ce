import { commentLimit, socialErrors, type writeComment as contract } from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { commented } from '#events/social'
import { hasPicture, plainText, richText } from '#platform/content/rich-text'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { count } from '../tally-store.ts'
import type { Target, Targets } from '../targets.ts'
import { flawOf, lengthOf, repeatMs } from './rules.ts'
import { showSaid } from './show.ts'
import { commentById, countReply, hasSaid, insertComment } from './store.ts'

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
  // Holding the counter, two of the same words at once are one after the other: the second is seen.
  await count(ctx.db, target, { comments: 1 })
  const since = new Date(ctx.now.getTime() - repeatMs)
  if (await hasSaid(ctx.db, { ...comment, at: since })) fail(commonErrors.REPEAT_OPERATION_MSG)
  const row = await insertComment(ctx.db, comment)
  const { accountId } = row
  const talk = { kind: targetType, targetId, accountId, commentId: row.id, parentId: thread }
  await ctx.tell(commented, { ...talk, ...answered })
  const said = (await showSaid(ctx, { kind, target, rows: [row] })).get(row.id)
  return said ? { ...said, replies: 0, firstReplies: [] } : fail(commonErrors.NOT_FOUND)
}

function cleaned(content: string): string {
  const html = richText(content).trim()
  const words = plainText(html)
  const flaw = flawOf({ words, hasPicture: hasPicture(html), limit: commentLimit })
  if (flaw === 'empty') fail(socialErrors.COMMENT_EMPTY)
  if (flaw === 'long') fail(socialErrors.COMMENT_TOO_LONG, { limit: commentLimit, length: lengthOf(words) })
  return html
}

type Thread = { readonly thread: string | null; readonly answered: { readonly answeredId?: string } }
const alone: Thread = { thread: null, answered: {} }

/** What an answer hangs on: an answer to an answer joins the same thread. */
async function threadOf(ctx: Ctx, target: Target, parentId: string): Promise<Thread> {
  const parent = await commentById(ctx.db, parentId)
  if (!parent || parent.removedAt) return fail(commonErrors.NOT_FOUND)
  const thread = parent.parentId ?? parent.id
  if (!(await countReply(ctx.db, target, thread))) return fail(commonErrors.NOT_FOUND)
  return { thread, answered: { answeredId: parent.accountId } }
}
