import { commonErrors, documentTree, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors } from '@lyceum/contract/news'
import type * as contract from '@lyceum/contract/news'
import { newsChanged } from '#events/news'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { managedItem, managedPage } from './queries.ts'
import { insertItem, lockItem, updateItem } from './store.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const parsed = (content: unknown) => documentTree.catch({ blocks: [] }).parse(content)

export async function newsList(
  ctx: Ctx,
  { kind, pageNo, pageSize }: Input<typeof contract.listNews>,
): Promise<Result<typeof contract.listNews>> {
  const page = { kind, skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await managedPage(ctx.db, page)
  const records = rows.map(({ total: _all, shownFrom, shownUntil, ...row }) => ({
    ...row,
    shownFrom: iso(shownFrom),
    shownUntil: iso(shownUntil),
  }))
  return { records, total, pageNo, pageSize }
}

export async function createNews(
  ctx: Ctx,
  { kind, title }: Input<typeof contract.createNews>,
): Promise<Result<typeof contract.createNews>> {
  const id = await insertItem(ctx.db, { kind, title, createdBy: ctx.actor.id })
  await ctx.audit({ action: 'news.create', object: `news.item:${id}`, after: { kind, title } })
  return { id }
}

export async function newsDraft(
  ctx: Ctx,
  { id }: Input<typeof contract.getNewsDraft>,
): Promise<Result<typeof contract.getNewsDraft>> {
  const row = (await managedItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { kind, state, title, summary, isPinned, mustAcknowledge, isPublic, place, version } = row
  const { reads, acknowledged } = row
  return {
    id,
    kind,
    state,
    title,
    summary,
    isPinned,
    mustAcknowledge,
    isPublic,
    place,
    version,
    reads,
    acknowledged,
    content: parsed(row.content),
    shownFrom: iso(row.shownFrom),
    shownUntil: iso(row.shownUntil),
  }
}

/** What was published and says something else now is another version: whoever agreed is asked again. */
export async function saveNews(
  ctx: Ctx,
  { id, shownFrom, shownUntil, ...written }: Input<typeof contract.saveNews>,
): Promise<Result<typeof contract.saveNews>> {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const from = momentOf(shownFrom) ?? (before.state === 'published' ? before.shownFrom : null)
  const until = momentOf(shownUntil)
  refuseUntimely(from, until)
  const isNew = before.state === 'published' && hasOtherWords(before, written)
  const version = before.version + (isNew ? 1 : 0)
  await updateItem(ctx.db, id, {
    ...written,
    version,
    ...(isNew ? { acknowledged: 0 } : {}),
    shownFrom: from,
    shownUntil: until,
    updatedAt: ctx.now,
  })
  await ctx.audit({
    action: 'news.save',
    object: `news.item:${id}`,
    before: { title: before.title, version: before.version },
    after: { title: written.title, version },
  })
  await ctx.tell(newsChanged, { itemId: id })
  return { id, version }
}

function refuseUntimely(from: Date | null, until: Date | null): void {
  if (from && until && from >= until) fail(newsErrors.NEWS_UNTIMELY)
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

type Words = { readonly title: string; readonly content: unknown }

const hasOtherWords = (before: Words, after: Words) =>
  before.title !== after.title ||
  JSON.stringify(parsed(before.content)) !== JSON.stringify(parsed(after.content))

/** One row is on the board for everyone it names: nothing is copied, so it takes the same for ten and for all. */
export async function publishNews(ctx: Ctx, { id }: { readonly id: string }) {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const from = before.shownFrom ?? ctx.now
  refuseUntimely(from, before.shownUntil)
  await updateItem(ctx.db, id, {
    state: 'published',
    publishedAt: before.publishedAt ?? ctx.now,
    shownFrom: from,
    updatedAt: ctx.now,
  })
  await ctx.audit({ action: 'news.publish', object: `news.item:${id}`, after: { title: before.title } })
  await ctx.tell(newsChanged, { itemId: id })
  return { id }
}

export async function withdrawNews(ctx: Ctx, { id }: { readonly id: string }) {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await updateItem(ctx.db, id, { state: 'withdrawn', updatedAt: ctx.now })
  await ctx.audit({ action: 'news.withdraw', object: `news.item:${id}`, after: { title: before.title } })
  await ctx.tell(newsChanged, { itemId: id })
  return { id }
}
