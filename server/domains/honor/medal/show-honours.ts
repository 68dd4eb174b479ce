import {
  type acknowledgeMedals as Acknowledge,
  type getHonours as Honours,
  type getMedalCompletion as Completion,
  honorErrors,
  type listEarnedMedals as ListEarned,
  type listMedalNews as News,
  type listUnattainedMedals as Unattained,
  shownMedals,
  type showMedals as Show,
} from '@lyceum/contract/honor'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { balanceOf } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { levelOf } from '../rules.ts'
import { wornTitle } from '../title/queries.ts'
import { whom } from '../whom.ts'
import { countEarned, countGiven, activityCountsOf, earnedBy, unattainedBy } from './queries.ts'
import { lockEarned, markAcknowledged, putShown } from './store.ts'

export async function getHonours(
  ctx: Ctx,
  { userId }: Input<typeof Honours>,
): Promise<Result<typeof Honours>> {
  const accountId = await whom(ctx, userId)
  const { lifetime } = await balanceOf(ctx.db, accountId)
  return {
    earned: await countEarned(ctx.db, accountId),
    lifetime,
    ...levelOf(lifetime),
    title: (await wornTitle(ctx.db, accountId))?.name ?? '',
    shown: await earnedBy(ctx, accountId, { shown: true }),
  }
}

export async function listEarnedMedals(
  ctx: Ctx,
  { userId }: Input<typeof ListEarned>,
): Promise<Result<typeof ListEarned>> {
  return { records: await earnedBy(ctx, await whom(ctx, userId)) }
}

export async function listUnattainedMedals(ctx: Ctx): Promise<Result<typeof Unattained>> {
  return { records: await unattainedBy(ctx, ctx.actor.id) }
}

export async function getMedalCompletion(ctx: Ctx): Promise<Result<typeof Completion>> {
  const earnedCount = await countEarned(ctx.db, ctx.actor.id)
  return {
    earned: earnedCount,
    total: Math.max(earnedCount, await countGiven(ctx.db)),
    deeds: await activityCountsOf(ctx.db, ctx.actor.id),
  }
}

export async function listMedalNews(ctx: Ctx): Promise<Result<typeof News>> {
  return { records: await earnedBy(ctx, ctx.actor.id, { untold: true }) }
}

export async function acknowledgeMedals(
  ctx: Ctx,
  { medalIds }: Input<typeof Acknowledge>,
): Promise<Result<typeof Acknowledge>> {
  const mine = await lockEarned(ctx.db, ctx.actor.id)
  if (!medalIds.every((id) => mine.has(id))) fail(commonErrors.NOT_FOUND)
  return { told: await markAcknowledged(ctx.db, ctx.actor.id, { medalIds, at: ctx.now }) }
}

/** B-393, B-394: one to three of the person's own medals. */
export async function showMedals(ctx: Ctx, { medalIds }: Input<typeof Show>): Promise<Result<typeof Show>> {
  const chosen = [...new Set(medalIds)]
  if (chosen.length < shownMedals.least || chosen.length > shownMedals.most) fail(honorErrors.MEDAL_COUNT)
  const mine = await lockEarned(ctx.db, ctx.actor.id)
  if (!chosen.every((id) => mine.has(id))) fail(commonErrors.NOT_FOUND)
  await putShown(ctx.db, ctx.actor.id, chosen)
  return { shown: chosen.length }
}
