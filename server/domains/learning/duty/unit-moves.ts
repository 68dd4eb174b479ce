import { peopleInAudience } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { MoveEffect, UnitMove, UnitMoves } from '#platform/domain'
import { bulkLimit, difference, isTouchedBy } from './rules.ts'
import { ruleById, rulesInForce } from './rule/store.ts'
import { pauseForApproval } from './rule/change-rule-state.ts'

/** Whom each active rule would add and remove if a unit moved. */
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
      needsAgreement: people > bulkLimit,
    })
  }
  return found
}

/** Runs before the move, so that no job applies a rule in between: above the bulk limit it waits for a second administrator. */
async function pauseRules(ctx: Ctx, move: UnitMove): Promise<void> {
  for (const { id, needsAgreement } of await effects(ctx, move))
    if (needsAgreement) await pauseForApproval(ctx, id)
}

export const unitMoves: UnitMoves = { effects, beforeMove: pauseRules }
