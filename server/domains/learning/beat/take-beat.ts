import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  learningErrors,
  type recordView as RecordView,
  type sendBeat as SendBeat,
} from '@lyceum/contract/learning'
import { courseOfModule } from '#domains/course'
import { checkStudyCaptcha } from '#domains/identity'
import { moduleViewed } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { settle } from '../completion/settle.ts'
import { enrolmentById } from '../completion/standing-store.ts'
import { type BeatOutcome, writeBeats } from './beat-store.ts'
import { nextCode } from './next-code.ts'
import { pairsOf, percentOf } from '../study/percent.ts'
import { postponeCode } from '../study/study-store.ts'

type Answer = Result<typeof SendBeat>

/** A beat, weighed with its neighbours and answered once it is safe. */
export async function sendBeat(ctx: Ctx, input: Input<typeof SendBeat>): Promise<Answer> {
  if (input.codeId !== undefined) await acceptCode(ctx, input)
  return takeBeat(ctx, input)
}

/** The same beat by another name; the module in its path must be one. */
export async function recordView(ctx: Ctx, input: Input<typeof RecordView>): Promise<Answer> {
  if ((await courseOfModule(ctx.db, input.id)) === undefined) fail(commonErrors.NOT_FOUND)
  return takeBeat(ctx, input)
}

type Said = Pick<Input<typeof SendBeat>, 'player' | 'seq' | 'position' | 'isWatching'>

async function takeBeat(ctx: Ctx, { player, seq, position, isWatching }: Said): Promise<Answer> {
  const said = { accountId: ctx.actor.id, token: player, seq, position, isWatching, at: ctx.now }
  const outcome = await writeBeats(ctx, said)
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

/** Most beats have none: only one that finishes a module, or a minute where minutes count, is worth weighing a course. */
async function consequences(ctx: Ctx, outcome: NonNullable<BeatOutcome>): Promise<Answer['completion']> {
  const { becameViewed, weighsMinutes, minutesBefore, record, enrolmentId, moduleId } = outcome
  const isNewMinute = weighsMinutes && Math.floor(record.seconds / 60) > minutesBefore
  if (!becameViewed && !isNewMinute) return null
  return ctx.transaction(async (ctx) => {
    const enrolment = await enrolmentById(ctx.db, enrolmentId)
    if (becameViewed && enrolment) {
      const { courseId, accountId } = enrolment
      await ctx.tell(moduleViewed, { enrolmentId, courseId, accountId, moduleId })
    }
    return settle(ctx, enrolmentId)
  })
}

/** B-252: the code opens the way for some minutes more; a wrong one is spent, and another has to be asked for. */
async function acceptCode(ctx: Ctx, { player, codeId, code }: Input<typeof SendBeat>): Promise<void> {
  const { isRight } = await checkStudyCaptcha(ctx, { id: codeId ?? '', code: code ?? '' })
  if (!isRight) fail(learningErrors.LEARN_CODE_REQUIRED)
  const { id: accountId } = ctx.actor
  await postponeCode(ctx.db, { accountId, token: player, codeDueAt: nextCode(ctx.now), at: ctx.now })
}
