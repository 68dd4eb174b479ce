import { commonErrors, documentTree, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors, type NewsKind } from '@lyceum/contract/news'
import type * as contract from '@lyceum/contract/news'
import { readAbout } from '#domains/message'
import { audienceKeysOf, namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Headline } from '#platform/domain/headline'
import { shownAttachments } from './attachment/attachments.ts'
import {
  boardItem,
  boardPage,
  type BoardRow,
  countWaiting,
  newestWaiting,
  openNotice,
  type Reader,
} from './queries.ts'
import { acknowledge, addSeconds, markRead } from './store.ts'
import { objectOf, broadcastsOf } from './broadcast/store.ts'

type Paging = { readonly pageNo: number; readonly pageSize: number }

export async function board(
  ctx: Ctx,
  kind: NewsKind,
  { pageNo, pageSize }: Paging,
): Promise<Result<typeof contract.listAnnouncements>> {
  const page = { kind, skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await boardPage(ctx.db, await readerOf(ctx), page)
  const units = await unitNames(ctx, rows)
  return { records: rows.map((row) => shown(row, units)), total, pageNo, pageSize }
}

/** Opening counts as reading; the page reports the duration. */
export async function openNews(
  ctx: Ctx,
  kind: NewsKind,
  { id }: { readonly id: string },
): Promise<Result<typeof contract.getAnnouncement>> {
  const row = (await boardItem(ctx.db, await readerOf(ctx), id)) ?? fail(commonErrors.NOT_FOUND)
  if (row.kind !== kind) fail(commonErrors.NOT_FOUND)
  await markRead(ctx.db, { itemId: id, accountId: ctx.actor.id, at: ctx.now })
  if (kind === 'notice') await readMessages(ctx, id)
  return {
    ...shown(row, await unitNames(ctx, [row])),
    isRead: true,
    content: documentTree.catch({ blocks: [] }).parse(row.content),
    version: row.version,
    mustAcknowledge: row.mustAcknowledge,
    acknowledgedAt: row.acknowledgedVersion === row.version ? iso(row.acknowledgedAt) : null,
    place: row.place,
    files: await shownAttachments(ctx, id),
  }
}

/** People who have it open need no message about it. */
async function readMessages(ctx: Ctx, id: string): Promise<void> {
  const objects = (await broadcastsOf(ctx.db, id)).map((broadcast) => objectOf(broadcast.id))
  if (objects.length > 0) await readAbout(ctx.db, { accountIds: [ctx.actor.id], objects, at: ctx.now })
}

/** An acknowledgement is for the version that was read: a newer version must be read first. */
export async function acknowledgeNews(
  ctx: Ctx,
  { id, version }: Input<typeof contract.acknowledgeNews>,
): Promise<Result<typeof contract.acknowledgeNews>> {
  const row = (await boardItem(ctx.db, await readerOf(ctx), id)) ?? fail(commonErrors.NOT_FOUND)
  if (!row.mustAcknowledge) fail(commonErrors.NOT_FOUND)
  if (row.version !== version) fail(newsErrors.NEWS_CHANGED, { version: row.version })
  const mark = { itemId: id, accountId: ctx.actor.id, at: ctx.now }
  await markRead(ctx.db, mark)
  await acknowledge(ctx.db, mark, version)
  const before = row.acknowledgedVersion === version ? row.acknowledgedAt : null
  return { acknowledgedAt: (before ?? ctx.now).toISOString() }
}

export async function reportReading(
  ctx: Ctx,
  { id, seconds }: Input<typeof contract.reportReading>,
): Promise<Result<typeof contract.reportReading>> {
  const row = (await boardItem(ctx.db, await readerOf(ctx), id)) ?? fail(commonErrors.NOT_FOUND)
  const mark = { itemId: row.id, accountId: ctx.actor.id, at: ctx.now }
  return { seconds: await addSeconds(ctx.db, mark, seconds) }
}

export async function getTrainNotice(
  ctx: Ctx,
  { id }: Input<typeof contract.getTrainNotice>,
): Promise<Result<typeof contract.getTrainNotice>> {
  const row = (await openNotice(ctx.db, id, ctx.now)) ?? fail(commonErrors.NOT_FOUND)
  const content = documentTree.catch({ blocks: [] }).parse(row.content)
  return { title: row.title, content, shownFrom: (row.shownFrom ?? ctx.now).toISOString(), place: row.place }
}

export const announceCount = async (ctx: Ctx): Promise<number> => countWaiting(ctx.db, await readerOf(ctx))

/** The caller's newest unread announcement. */
export const announceHeadline = async (ctx: Ctx): Promise<Headline | undefined> =>
  newestWaiting(ctx.db, await readerOf(ctx))

const readerOf = async (ctx: Ctx): Promise<Reader> => ({
  accountId: ctx.actor.id,
  keys: await audienceKeysOf(ctx.db, ctx.actor.id),
  now: ctx.now,
})

async function unitNames(ctx: Ctx, rows: readonly { readonly unitId: string | null }[]) {
  const unitIds = rows.flatMap(({ unitId }) => unitId ?? [])
  if (unitIds.length === 0) return new Map<string, string>()
  return (await namesOf(ctx.db, { unitIds, positionIds: [], gradeIds: [] })).units
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const shown = (row: Omit<BoardRow, 'total'>, units: ReadonlyMap<string, string>) => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  unit: units.get(row.unitId ?? '') ?? '',
  isPinned: row.isPinned,
  isRead: row.firstAt !== null,
  isWaiting: row.mustAcknowledge && row.acknowledgedVersion !== row.version,
  shownFrom: iso(row.shownFrom) ?? '',
})
