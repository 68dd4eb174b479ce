import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  learningErrors,
  type recordView as RecordView,
  type recordHeartbeat as SendHeartbeat,
} from '@lyceum/contract/learning'
import { courseOfModule } from '#domains/course'
import { checkStudyCaptcha } from '#domains/identity'
import { moduleViewed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settle } from '../completion/settle-completion.ts'
import { enrolmentById } from '../progress/enrolment-state-store.ts'
import { type HeartbeatOutcome, writeHeartbeats } from './heartbeat-store.ts'
import { nextCode } from './next-code.ts'
import { pairsOf, percentOf } from '../progress/covered-percent.ts'
import { postponeCode } from '../progress/study-store.ts'

type Answer = Result<typeof SendHeartbeat>

/** Checks a heartbeat in a group commit and answers once it is committed. */
export async function recordHeartbeat(ctx: Ctx, input: Input<typeof SendHeartbeat>): Promise<Answer> {
  if (input.codeId !== undefined) await acceptCode(ctx, input)
  return acceptHeartbeat(ctx, input)
}

/** The same heartbeat under another endpoint; the module in its path must exist. */
export async function recordView(ctx: Ctx, input: Input<typeof RecordView>): Promise<Answer> {
  if ((await courseOfModule(ctx.db, input.id)) === undefined) fail(commonErrors.NOT_FOUND)
  return acceptHeartbeat(ctx, input)
}

type HeartbeatInput = Pick<Input<typeof SendHeartbeat>, 'player' | 'seq' | 'position' | 'isWatching'>

async function acceptHeartbeat(
  ctx: Ctx,
  { player, seq, position, isWatching }: HeartbeatInput,
): Promise<Answer> {
  const heartbeat = { accountId: ctx.actor.id, token: player, seq, position, isWatching, at: ctx.now }
  const outcome = await writeHeartbeats(ctx, heartbeat)
  if (!outcome || outcome.outcome === 'elsewhere') return notCounted
  if (outcome.outcome === 'codeDue') fail(learningErrors.LEARN_CODE_REQUIRED)
  const { record, creditedSeconds, length } = outcome
  return {
    isActive: true,
    creditedSeconds,
    seconds: record.seconds,
    percent: percentOf(record.covered, length),
    covered: pairsOf(record.covered),
    isViewed: record.isViewed,
    completion: await consequences(ctx, outcome),
  }
}

const notCounted: Answer = {
  isActive: false,
  creditedSeconds: 0,
  seconds: 0,
  percent: 0,
  covered: [],
  isViewed: false,
  completion: null,
}

/**
 * Most heartbeats have none: the course is evaluated only when a module is finished, or at a full minute where minutes
 * count.
 */
async function consequences(ctx: Ctx, outcome: NonNullable<HeartbeatOutcome>): Promise<Answer['completion']> {
  const { becameViewed, weighsMinutes, minutesBefore, record, enrolmentId, moduleId } = outcome
  const isNewMinute = weighsMinutes && Math.floor(record.seconds / 60) > minutesBefore
  if (!becameViewed && !isNewMinute) return null
  return ctx.transaction(async (ctx) => {
    const enrolment = await enrolmentById(ctx.db, enrolmentId)
    if (becameViewed && enrolment) {
      const { courseId, accountId } = enrolment
      await ctx.publish(moduleViewed, { enrolmentId, courseId, accountId, moduleId })
    }
    return settle(ctx, enrolmentId)
  })
}

/** B-252: a solved captcha allows some more minutes; a wrong answer uses it up, and a new one is needed. */
async function acceptCode(ctx: Ctx, { player, codeId, code }: Input<typeof SendHeartbeat>): Promise<void> {
  const { isRight } = await checkStudyCaptcha(ctx, { id: codeId ?? '', code: code ?? '' })
  if (!isRight) fail(learningErrors.LEARN_CODE_REQUIRED)
  const { id: accountId } = ctx.actor
  await postponeCode(ctx.db, { accountId, token: player, codeDueAt: nextCode(ctx.now), at: ctx.now })
}
