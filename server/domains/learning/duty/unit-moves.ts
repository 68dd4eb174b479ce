import { peopleInAudience } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { MoveEffect, UnitMove, UnitMoves } from '#platform/room'
import { brake, difference, isTouchedBy } from './rules.ts'
import { ruleById, rulesInForce } from './rule/store.ts'
import { holdRule } from './rule/steer-rule.ts'

/** Whom each rule in force would reach and let go if a unit stood elsewhere. */
async function effects(ctx: Ctx, move: UnitMove): Promise<readonly MoveEffect[]> {
  const found: MoveEffect[] = []
  for (const id of await rulesInForce(ctx.db)) {
    const rule = await ruleById(ctx.db, id)
    if (!rule || !isTouchedBy(rule, move)) continue
    const audience = { keys: rule.audience, unitId: rule.unitId }
    const now = await peopleInAudience(ctx.db, audience)
    const then = await peopleInAudience(ctx.db, { ...audience, asIf: move })
    const { entering, leaving } = difference(then, now)
    const people = entering.length + leaving.length
    if (people === 0) continue
    found.push({
      id,
      title: rule.title,
      entering: entering.length,
      leaving: leaving.length,
      needsAgreement: people > brake,
    })
  }
  return found
}

/** Before the move, so that no job keeps a rule in between: above the brake it waits for a second administrator. */
async function hold(ctx: Ctx, move: UnitMove): Promise<void> {
  for (const { id, needsAgreement } of await effects(ctx, move)) if (needsAgreement) await holdRule(ctx, id)
}

export const unitMoves: UnitMoves = { effects, hold }
