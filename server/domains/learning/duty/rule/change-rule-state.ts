import {
  type decideDutyRule as Decide,
  dutyErrors,
  type DutyState,
  type startDutyRule as Start,
  type stopDutyRule as Stop,
} from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { dutyProposed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { effectOf } from './preview-duty-rule.ts'
import { type DutyRule, lockRule, updateRule } from './store.ts'
import { keeping } from '../tickets.ts'
import { ruleToSteer } from './rule-reach.ts'

export async function startDutyRule(
  ctx: Ctx,
  { id, revision }: Input<typeof Start>,
): Promise<Result<typeof Start>> {
  const rule = await ruleToSteer(ctx, id)
  if (rule.state !== 'draft' && rule.state !== 'paused') fail(dutyErrors.DUTY_WRONG_STATE)
  if (rule.revision !== revision) fail(dutyErrors.DUTY_CHANGED)
  const { needsAgreement } = await effectOf(ctx.db, rule)
  const state = needsAgreement ? 'proposed' : 'active'
  await move(ctx, rule, { state, proposedBy: ctx.actor.id, decidedBy: null, opinion: '' })
  return { state }
}

export async function decideDutyRule(
  ctx: Ctx,
  { id, revision, isAgreed, opinion }: Input<typeof Decide>,
): Promise<Result<typeof Decide>> {
  const rule = await ruleToSteer(ctx, id)
  if (rule.state !== 'proposed') fail(dutyErrors.DUTY_WRONG_STATE)
  if (rule.revision !== revision) fail(dutyErrors.DUTY_CHANGED)
  if (rule.proposedBy === ctx.actor.id) fail(dutyErrors.DUTY_OWN_PROPOSAL)
  const state = isAgreed ? 'active' : unagreed(rule)
  await move(ctx, rule, { state, proposedBy: rule.proposedBy, decidedBy: ctx.actor.id, opinion })
  return { state }
}

/** Withdraws a proposal, pauses an active rule, or ends either; an ended rule stays ended. */
export async function stopDutyRule(
  ctx: Ctx,
  { id, isEnded }: Input<typeof Stop>,
): Promise<Result<typeof Stop>> {
  const rule = await ruleToSteer(ctx, id)
  const { proposedBy, decidedBy, opinion } = rule
  const next = stopped(rule, isEnded)
  if (!next) fail(dutyErrors.DUTY_WRONG_STATE)
  await move(ctx, rule, { state: next, proposedBy, decidedBy, opinion })
  return { state: next }
}

/** Pauses an active rule whose reach would change for many at once: it becomes a proposal of whoever causes the change. */
export async function pauseForApproval(ctx: Ctx, id: string): Promise<void> {
  const rule = await lockRule(ctx.db, id)
  if (rule?.state !== 'active') return
  await move(ctx, rule, { state: 'proposed', proposedBy: ctx.actor.id, decidedBy: null, opinion: '' })
}

function stopped(rule: DutyRule, isEnded: boolean): DutyState | undefined {
  if (rule.state === 'ended') return undefined
  if (isEnded) return 'ended'
  if (rule.state === 'proposed') return unagreed(rule)
  return rule.state === 'active' ? 'paused' : undefined
}

/** A rule that was in force keeps its duties; one that never was becomes a draft again. */
const unagreed = ({ people, keptAt }: DutyRule): DutyState =>
  people > 0 || keptAt !== null ? 'paused' : 'draft'

type Next = Pick<DutyRule, 'state' | 'proposedBy' | 'decidedBy' | 'opinion'>

async function move(ctx: Ctx, rule: DutyRule, next: Next): Promise<void> {
  const isToKeep = next.state === 'active' || next.state === 'ended'
  await updateRule(ctx.db, rule.id, { ...next, updatedAt: ctx.now, ...(isToKeep && { keptAt: null }) })
  await ctx.audit({
    action: 'learning.duty.move',
    object: `learning.duty_rule:${rule.id}`,
    before: { state: rule.state },
    after: next,
  })
  if (next.state === 'proposed')
    await ctx.publish(dutyProposed, { ruleId: rule.id, proposedBy: ctx.actor.id })
  if (isToKeep) await ctx.enqueue(keeping, { id: rule.id }, { key: `duty:${ctx.site.id}:${rule.id}` })
}
