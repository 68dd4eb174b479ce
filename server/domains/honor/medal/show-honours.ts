import {
  type acknowledgeMedals as Acknowledge,
  type getHonours as Honours,
  type getMedalCompletion as Completion,
  honorErrors,
  type listEarnedMedals as Earned,
  type listMedalNews as News,
  type listUnattainedMedals as Unattained,
  shownMedals,
  type showMedals as Show,
} from '@lyceum/contract/honor'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { balanceOf } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { levelOf } from '../rules.ts'
import { wornTitle } from '../title/queries.ts'
import { countEarned, countGiven, deedsOf, earnedBy, unattainedBy } from './queries.ts'
import { lockEarned, markTold, putShown } from './store.ts'

export async function honours(ctx: Ctx, { userId }: Input<typeof Honours>): Promise<Result<typeof Honours>> {
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

export async function earnedMedals(
  ctx: Ctx,
  { userId }: Input<typeof Earned>,
): Promise<Result<typeof Earned>> {
  return { records: await earnedBy(ctx, await whom(ctx, userId)) }
}

export async function unattainedMedals(ctx: Ctx): Promise<Result<typeof Unattained>> {
  return { records: await unattainedBy(ctx, ctx.actor.id) }
}

export async function medalCompletion(ctx: Ctx): Promise<Result<typeof Completion>> {
  const earned = await countEarned(ctx.db, ctx.actor.id)
  return {
    earned,
    total: Math.max(earned, await countGiven(ctx.db)),
    deeds: await deedsOf(ctx.db, ctx.actor.id),
  }
}

export async function medalNews(ctx: Ctx): Promise<Result<typeof News>> {
  return { records: await earnedBy(ctx, ctx.actor.id, { untold: true }) }
}

export async function acknowledgeMedals(
  ctx: Ctx,
  { medalIds }: Input<typeof Acknowledge>,
): Promise<Result<typeof Acknowledge>> {
  const mine = await lockEarned(ctx.db, ctx.actor.id)
  if (!medalIds.every((id) => mine.has(id))) fail(commonErrors.NOT_FOUND)
  return { told: await markTold(ctx.db, ctx.actor.id, { medalIds, at: ctx.now }) }
}

/** B-393, B-394: one to three, of those one has. */
export async function showMedals(ctx: Ctx, { medalIds }: Input<typeof Show>): Promise<Result<typeof Show>> {
  const chosen = [...new Set(medalIds)]
  if (chosen.length < shownMedals.least || chosen.length > shownMedals.most) fail(honorErrors.MEDAL_COUNT)
  const mine = await lockEarned(ctx.db, ctx.actor.id)
  if (!chosen.every((id) => mine.has(id))) fail(commonErrors.NOT_FOUND)
  await putShown(ctx.db, ctx.actor.id, chosen)
  return { shown: chosen.length }
}

/** Whose honours: one's own, or those of somebody of this site. */
export async function whom(ctx: Ctx, userId: string | undefined): Promise<string> {
  if (userId === undefined || userId === ctx.actor.id) return ctx.actor.id
  const names = await accountNames(ctx.db, [userId])
  return names.has(userId) ? userId : fail(commonErrors.NOT_FOUND)
}
