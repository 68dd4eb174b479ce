import type { Input, Result } from '@lyceum/contract/kit'
import {
  learningErrors,
  type putParams as PutParams,
  type reportScorm as ReportScorm,
} from '@lyceum/contract/learning'
import { settle } from '../completion/settle.ts'
import { holdEnrolment } from '../completion/standing-store.ts'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { moduleStatus } from '../module-rules.ts'
import { fullScoreOf } from '../hand-in/full-score.ts'
import { refuseOutOfTime } from '../hand-in/report-module.ts'
import { myModule } from '../study/my-study.ts'
import { changeRecord, nothingStudied, openPlayer, studyRecords } from '../study/study-store.ts'
import { reportedIn, unfitField } from './cmi-rules.ts'
import { putPackage, writeParams } from './package-store.ts'

/** What a package says of itself. Believed as its word: the score is marked as asserted, time comes from beats alone. */
export async function reportScorm(
  ctx: Ctx,
  { modId, player, cmi, suspendData }: Input<typeof ReportScorm>,
): Promise<Result<typeof ReportScorm>> {
  const { enrolment, module } = await myModule(ctx, modId)
  const { status } = await holdEnrolment(ctx.db, enrolment.id)
  if (status !== 'IN_PROGRESS') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  const unfit = module.type === 'SCO' ? unfitField(cmi) : 'module'
  if (unfit !== undefined) fail(learningErrors.SCORM_DATA_UNFIT, { field: unfit })
  await refuseOutOfTime(ctx, enrolment.courseId)
  const place = { enrolmentId: enrolment.id, moduleId: modId }
  const before = (await studyRecords(ctx.db, enrolment.id)).get(modId) ?? nothingStudied
  const open = await openPlayer(ctx.db, ctx.actor.id)
  if (open?.token !== player || open.moduleId !== modId)
    return { isActive: false, status: moduleStatus(module, before), ...scoreOf(before), completion: null }
  await putPackage(ctx.db, { ...place, cmi, suspendData, at: ctx.now })
  const said = reportedIn(cmi, fullScoreOf(module))
  // It only grows: a package that forgets itself takes nothing back.
  const score = best(before.score, said.score)
  const after = { isReported: before.isReported || said.isDone, score, isAsserted: score !== null }
  await changeRecord(ctx.db, place, after)
  const completion = await settle(ctx, enrolment.id)
  return {
    isActive: true,
    status: moduleStatus(module, { ...before, ...after }),
    ...scoreOf(after),
    completion,
  }
}

const scoreOf = ({ score, isAsserted }: { score: number | null; isAsserted: boolean }) => ({
  score,
  isAsserted,
})

const best = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

export async function putParams(
  ctx: Ctx,
  { player, params }: Input<typeof PutParams>,
): Promise<Result<typeof PutParams>> {
  const text = JSON.stringify(Object.fromEntries(params.map(({ name, value }) => [name, value])))
  return { isActive: await writeParams(ctx, { accountId: ctx.actor.id, token: player, params: text }) }
}
