import { sittingErrors, type enterScores as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { enrolmentOf } from '#domains/learning'
import { peopleWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Exam } from '../setup/exam-store.ts'
import { examToOperate } from '../setup/exam-reach.ts'
import { score } from '../scoring/score-attempt.ts'
import { putOfflinePaper } from './offline-store.ts'

type ScoresInput = Input<typeof contract>

/** Scores of an exam held on site. Each candidate has one paper; entering it again corrects the score. */
export async function enterScores(
  ctx: Ctx,
  { id, fullScore, scores }: ScoresInput,
): Promise<Result<typeof contract>> {
  const exam = await examToOperate(ctx, id)
  const people = [...new Set(scores.map(({ accountId }) => accountId))]
  if (!(await peopleWithin(ctx, 'exam.operate', people))) fail(commonErrors.NOT_FOUND)
  if (!exam.isOffline || exam.state === 'draft') fail(sittingErrors.EXAM_WRONG_STATE)
  for (const entry of scores.toSorted((first, other) => (first.accountId < other.accountId ? -1 : 1)))
    await enter(ctx, exam, { ...entry, fullScore })
  await ctx.audit({ action: 'exam.scores.enter', object: `exam.exam:${id}`, after: { fullScore, scores } })
  return { entered: people.length }
}

type Entry = { readonly accountId: string; readonly score: number; readonly fullScore: number }

async function enter(ctx: Ctx, exam: Exam, { accountId, score: points, fullScore }: Entry): Promise<void> {
  if (points > fullScore) fail(sittingErrors.GRADE_INVALID, { max: fullScore })
  const enrolment = await enrolmentOf(ctx.db, exam.courseId, accountId)
  if (!enrolment) return fail(commonErrors.NOT_FOUND)
  const paper = { examId: exam.id, accountId, enrolmentId: enrolment.id, points, fullScore, at: ctx.now }
  await score(ctx, await putOfflinePaper(ctx.db, paper))
}
