import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/message'
import { z } from 'zod'
import { noticeText } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Headline } from '#platform/domain/headline'
import type { NoticeTemplate } from '#platform/domain/notices'
import { inboxOf, messagePage, messagesById, type StoredMessage } from './queries.ts'
import { markRead, removeMessages } from './store.ts'

/** The templates of every domain, by key. */
export type Templates = () => ReadonlyMap<string, NoticeTemplate>

const blanks = z.record(z.string(), z.union([z.string(), z.number()])).catch({})

export async function listMessages(
  ctx: Ctx,
  templates: Templates,
  { isRead, pageNo, pageSize }: Input<typeof contract.listMessages>,
): Promise<Result<typeof contract.listMessages>> {
  const page = { isRead, skip: (pageNo - 1) * pageSize, most: pageSize }
  const rows = await messagePage(ctx.db, ctx.actor.id, page)
  const { messages: all, unread, exam } = await inboxOf(ctx.db, ctx.actor.id)
  const total = { '': all, Y: all - unread, N: unread, Z: exam }[isRead]
  const records = await Promise.all(rows.map((row) => shown(ctx, templates, row)))
  return { records, total, pageNo, pageSize, counts: { all, unread, exam } }
}

/** The caller's newest unread message. */
export async function messageHeadline(ctx: Ctx, templates: Templates): Promise<Headline | undefined> {
  const [row] = await messagePage(ctx.db, ctx.actor.id, { isRead: 'N', skip: 0, most: 1 })
  return row && shown(ctx, templates, row)
}

export async function getMessage(
  ctx: Ctx,
  templates: Templates,
  { id }: Input<typeof contract.getMessage>,
): Promise<Result<typeof contract.getMessage>> {
  const [row = fail(commonErrors.NOT_FOUND)] = await messagesById(ctx.db, ctx.actor.id, [id])
  if (!row.readAt) await markRead(ctx.db, ctx.actor.id, { ids: [id], at: ctx.now })
  return { ...(await shown(ctx, templates, row)), isRead: true }
}

export async function markMessages(
  ctx: Ctx,
  { ids, isAll }: Input<typeof contract.markMessages>,
): Promise<Result<typeof contract.markMessages>> {
  await refuseForeign(ctx, ids)
  await markRead(ctx.db, ctx.actor.id, { ids: isAll ? 'all' : ids, at: ctx.now })
  return unreadOf(ctx)
}

export async function deleteMessages(
  ctx: Ctx,
  { ids }: Input<typeof contract.deleteMessages>,
): Promise<Result<typeof contract.deleteMessages>> {
  await refuseForeign(ctx, ids)
  await removeMessages(ctx.db, ctx.actor.id, { ids, at: ctx.now })
  return unreadOf(ctx)
}

/** A single id of another person rejects the whole request. */
async function refuseForeign(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const mine = await messagesById(ctx.db, ctx.actor.id, ids)
  if (mine.length < new Set(ids).size) fail(commonErrors.NOT_FOUND)
}

const unreadOf = async (ctx: Ctx) => ({ unread: (await inboxOf(ctx.db, ctx.actor.id)).unread })

/** With the site's current text, in the reader's language. */
async function shown(ctx: Ctx, templates: Templates, row: StoredMessage) {
  const template = templates().get(row.template)
  const filling = blanks.parse(row.filling)
  const rendered = template ? await noticeText(ctx, template, { locale: ctx.locale, filling }) : undefined
  return {
    id: row.id,
    title: template?.title[ctx.locale] ?? '',
    body: rendered?.text ?? '',
    link: row.link,
    isExam: row.isExam,
    isRead: row.readAt !== null,
    at: row.at.toISOString(),
  }
}
