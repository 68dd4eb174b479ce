import {
  sittingErrors,
  type actOnSitting as contract,
  type pauseSitting as Pause,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type Attempt, attemptById } from '../attempt/attempt-queries.ts'
import { lockAttempts, lockCandidates } from '../attempt/lock-store.ts'
import { close } from '../handing-in/hand-in-store.ts'
import { refuseOutside } from '../setup/exam-reach.ts'
import { examById } from '../setup/exam-store.ts'
import { score } from '../scoring/score-attempt.ts'
import { hintCandidate, hintWatchers } from '../watchers/watchers.ts'
import { insertAct, pauseAttempt, releaseAttempt, resumeAttempt } from './act-store.ts'

type SittingAction = Input<typeof contract>

/** An invigilator's action on an attempt; needs the role that reads keys, because some actions score it. */
export async function actOnSitting(
  ctx: Ctx,
  { id, act, reasonKind, reason }: SittingAction,
): Promise<Result<typeof contract>> {
  const before = await attemptToAct(ctx, id)
  const seconds = await acts[act](ctx, before)
  await insertAct(ctx.db, {
    attemptId: id,
    kind: act,
    reasonKind,
    reason,
    seconds,
    byId: ctx.actor.id,
    at: ctx.now,
  })
  const after = (await attemptById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await ctx.audit({
    action: `exam.sitting.${act}`,
    object: `exam.sitting:${id}`,
    before: { state: before.state, score: before.score },
    after: { state: after.state, score: after.score, reasonKind, reason },
  })
  ctx.afterCommit(async () => {
    hintCandidate(ctx, before.accountId)
    await hintWatchers(ctx, before.examId)
  })
  return { id, state: after.state, isPaused: after.pausedAt !== null }
}

export function pauseSitting(
  ctx: Ctx,
  { paused, ...sitting }: Input<typeof Pause>,
): Promise<Result<typeof Pause>> {
  return actOnSitting(ctx, { ...sitting, act: paused ? 'pause' : 'resume' })
}

/** Locks the attempt for an invigilator of its exam; out of reach it is not found. */
async function attemptToAct(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const place = [{ siteId: ctx.site.id, attemptId }]
  await lockCandidates(ctx.db, place)
  await lockAttempts(ctx.db, place)
  const attempt = (await attemptById(ctx.db, attemptId)) ?? fail(commonErrors.NOT_FOUND)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, exam)
  return attempt
}

type ActionHandler = (ctx: Ctx, attempt: Attempt) => Promise<number>

const refuseUnless = (isFit: boolean) => (isFit ? undefined : fail(sittingErrors.EXAM_WRONG_STATE))

const acts: Readonly<Record<SittingAction['act'], ActionHandler>> = {
  // B-222, B-289: stops answering and the clock.
  pause: async (ctx, { id, state, pausedAt }) => {
    refuseUnless(state === 'open' && pausedAt === null)
    await pauseAttempt(ctx.db, id, ctx.now)
    return 0
  },
  resume: async (ctx, { id, pausedAt }) => {
    refuseUnless(pausedAt !== null)
    return resumeAttempt(ctx.db, id, ctx.now)
  },
  force: async (ctx, { id, state }) => {
    refuseUnless(state === 'open')
    await close(ctx.db, [{ siteId: ctx.site.id, attemptId: id, kind: 'forced', at: ctx.now }])
    await score(ctx, id)
    return 0
  },
  // INV-E10: the real score was never deleted, only not counted.
  reinstate: async (ctx, { id, state, isHeld, rawScore, score: finalScore }) => {
    refuseUnless(state === 'submitted' && (isHeld || (rawScore !== null && rawScore !== finalScore)))
    await releaseAttempt(ctx.db, id, true)
    await score(ctx, id)
    return 0
  },
  uphold: async (ctx, { id, isHeld }) => {
    refuseUnless(isHeld)
    await releaseAttempt(ctx.db, id, false)
    await score(ctx, id)
    return 0
  },
}
