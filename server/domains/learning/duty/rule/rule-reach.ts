import { commonErrors } from '@lyceum/contract/kit'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type DutyRule, lockRule, ruleById } from './store.ts'

const right = 'learning.assign'

/** The units whose rules the caller administers: all, or those within reach. */
export const dutyUnits = (ctx: Ctx) => unitIdsWithin(ctx, right)

async function isWithin(ctx: Ctx, unitId: string | null): Promise<boolean> {
  const units = await dutyUnits(ctx)
  return units === 'all' || (unitId !== null && units.includes(unitId))
}

/** A rule out of reach is not found. */
export const ruleToRead = async (ctx: Ctx, id: string) => reached(ctx, await ruleById(ctx.db, id))
export const ruleToSteer = async (ctx: Ctx, id: string) => reached(ctx, await lockRule(ctx.db, id))

async function reached(ctx: Ctx, rule: DutyRule | undefined): Promise<DutyRule> {
  if (!rule || !(await isWithin(ctx, rule.unitId))) fail(commonErrors.NOT_FOUND)
  return rule
}
