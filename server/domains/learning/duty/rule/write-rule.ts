import {
  type createDutyRule as Create,
  dutyErrors,
  type saveDutyRule as Save,
} from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { AudienceMember } from '@lyceum/contract/org'
import { placesOf } from '#domains/course'
import { audienceKeys, audienceWithin, unitsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { insertRule, replaceCourses, rewriteRule } from './store.ts'
import { dutyUnits, ruleToSteer } from './rule-reach.ts'

export async function createDutyRule(
  ctx: Ctx,
  { courseIds, audience, ...rule }: Input<typeof Create>,
): Promise<Result<typeof Create>> {
  await refuseUnknown(ctx, { courseIds, audience, unitId: rule.unitId })
  const id = await insertRule(ctx.db, { ...rule, audience: audienceKeys(audience), createdBy: ctx.actor.id })
  await replaceCourses(ctx.db, id, courseIds)
  await ctx.audit({
    action: 'learning.duty.create',
    object: `learning.duty_rule:${id}`,
    after: { ...rule, courseIds, audience },
  })
  return { id }
}

export async function saveDutyRule(
  ctx: Ctx,
  { id, revision, courseIds, audience, ...rule }: Input<typeof Save>,
): Promise<Result<typeof Save>> {
  const before = await ruleToSteer(ctx, id)
  await refuseUnknown(ctx, { courseIds, audience, unitId: rule.unitId })
  if (before.state !== 'draft' && before.state !== 'paused') fail(dutyErrors.DUTY_WRONG_STATE)
  if (before.revision !== revision) fail(dutyErrors.DUTY_CHANGED)
  await rewriteRule(ctx.db, id, { ...rule, audience: audienceKeys(audience), updatedAt: ctx.now })
  await replaceCourses(ctx.db, id, courseIds)
  const { title, unitId, due } = before
  await ctx.audit({
    action: 'learning.duty.save',
    object: `learning.duty_rule:${id}`,
    before: { title, unitId, due, audience: before.audience, courseIds: before.courseIds },
    after: { ...rule, audience: audienceKeys(audience), courseIds },
  })
  return { id, revision: revision + 1 }
}

type Named = {
  readonly audience: readonly AudienceMember[]
  readonly courseIds: readonly string[]
  readonly unitId: string | null
}

/** Everything a rule refers to must exist; an administrator of a part may name only that part. */
async function refuseUnknown(ctx: Ctx, { audience, courseIds, unitId }: Named): Promise<void> {
  const isKnown =
    (await audienceWithin(ctx, 'learning.assign', audience)) &&
    (await unitsWithin(ctx, 'learning.assign', unitId === null ? [] : [unitId])) &&
    (await placesOf(ctx.db, courseIds)).size === new Set(courseIds).size
  if (!isKnown) fail(commonErrors.NOT_FOUND)
  if (unitId === null && (await dutyUnits(ctx)) !== 'all') fail(dutyErrors.DUTY_NEEDS_UNIT)
}
