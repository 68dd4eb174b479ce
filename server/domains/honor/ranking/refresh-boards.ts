import { type Period, periods } from '@lyceum/contract/honor'
import { studiedScores } from '#domains/learning'
import { earnedScores } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import { firstDay, periodKey } from './periods.ts'
import { areLost } from './queries.ts'
import { fillSet, patchSet } from './sorted-set.ts'
import {
  type BoardKey,
  type BoardName,
  clearStandings,
  dropOldBoards,
  lockStamp,
  patchStandings,
  putStamp,
  rebuildStandings,
} from './store.ts'

/** Changes of a transaction that was still open at the last refresh are found this long after; none stays open longer. */
const overlapMs = 120_000

const sources = { credit: earnedScores, learned: studiedScores } as const

/** B-421: every five minutes the standings of people with changes since the last refresh are recalculated. */
export async function refreshBoards(ctx: Ctx): Promise<void> {
  await eachBoard(ctx, refreshBoard)
  const today = todayOf(ctx)
  await dropOldBoards(
    ctx.db,
    periods.map((period) => periodKey(period, today)),
  )
}

/** Rebuilds all boards: after a restore, and to correct anything missed. */
export async function rebuildBoards(ctx: Ctx): Promise<void> {
  await eachBoard(ctx, rebuildBoard)
}

type Work = (ctx: Ctx, key: BoardKey, period: Period) => Promise<void>

/** The two kinds run side by side: while the standings of one are written, those of the other are copied to Redis. */
async function eachBoard(ctx: Ctx, work: Work): Promise<void> {
  const today = todayOf(ctx)
  const kinds: readonly BoardName[] = ['credit', 'learned']
  await Promise.all(
    kinds.map(async (board) => {
      for (const period of periods) await work(ctx, { board, period: periodKey(period, today) }, period)
    }),
  )
}

async function refreshBoard(ctx: Ctx, key: BoardKey, period: Period): Promise<void> {
  const patch = await ctx.transaction(async (ctx) => {
    const last = await lockStamp(ctx.db, key)
    if (!last || (await areLost(ctx.db, last))) return undefined
    const touchedSince = new Date(last.asOf.getTime() - overlapMs)
    const scores = sources[key.board](ctx.db, { since: sinceOf(ctx, period), touchedSince })
    const changed = await patchStandings(ctx.db, last.id, scores)
    await putStamp(ctx.db, key, { id: last.id, asOf: ctx.now })
    return { id: last.id, from: last.asOf, to: ctx.now, changed }
  })
  if (!patch) return rebuildBoard(ctx, key, period)
  // Without Redis the boards are read from PostgreSQL, and the next refresh finds the set too old to patch.
  const isPatched = await patchSet(ctx, key, patch).catch(() => true)
  if (!isPatched) await fill(ctx, key, { id: patch.id, asOf: patch.to })
}

async function rebuildBoard(ctx: Ctx, key: BoardKey, period: Period): Promise<void> {
  const stamp = await ctx.transaction(async (ctx) => {
    const last = await lockStamp(ctx.db, key)
    const scores = sources[key.board](ctx.db, { since: sinceOf(ctx, period) })
    const fresh = { id: await rebuildStandings(ctx.db, scores), asOf: ctx.now }
    await putStamp(ctx.db, key, fresh)
    if (last) await clearStandings(ctx.db, last.id)
    return fresh
  })
  await fill(ctx, key, stamp)
}

/** The board is in PostgreSQL already; reading it there is slower, so a failure to copy it to Redis is only logged. */
const fill = (ctx: Ctx, key: BoardKey, stamp: { readonly id: string; readonly asOf: Date }) =>
  fillSet(ctx, key, stamp).catch((error: unknown) =>
    ctx.parts.log.warn({ err: error, ...key }, 'a ranking could not be put into Redis'),
  )

function sinceOf(ctx: Ctx, period: Period): Date | undefined {
  const day = firstDay(period, todayOf(ctx))
  return day === undefined ? undefined : startOf(day, ctx.site.zone)
}
