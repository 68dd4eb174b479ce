import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { explainLearner as Explain, getLearningRecord as GetRecord } from '@lyceum/contract/learning'
import { versionContent } from '#domains/course'
import { accountNames } from '#domains/identity'
import { personWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isCompleted, moduleStatus } from '../module-rules.ts'
import { unkeptOf } from '../package/package-store.ts'
import { lengthsOf } from '../progress/module-length.ts'
import { modulesIn, myStudy, type Study } from '../progress/my-study.ts'
import { percentOf } from '../progress/covered-percent.ts'
import { nothingStudied, studyRecords } from '../progress/study-store.ts'
import { completionShownOf } from './show-completion.ts'
import { completionOf, enrolmentById } from '../progress/enrolment-state-store.ts'
import { evaluateCourse } from './evaluate-course.ts'
import { whyShown } from './explain-result.ts'

/** C-094: my record, and why it is not complete. */
export async function getLearningRecord(
  ctx: Ctx,
  { itmId }: Input<typeof GetRecord>,
): Promise<Result<typeof GetRecord>> {
  const study = await myStudy(ctx, itmId)
  const { enrolment, content } = study
  const modules = modulesIn(content)
  const records = await studyRecords(ctx.db, enrolment.id)
  const lengths = await lengthsOf(ctx.db, modules)
  return {
    itmId,
    ...(await explained(ctx, study)),
    round: enrolment.round,
    passScore: content.passScore,
    startedAt: enrolment.studiedAt?.toISOString() ?? null,
    endedAt: enrolment.endedAt?.toISOString() ?? null,
    dueAt: enrolment.dueAt?.toISOString() ?? null,
    modules: modules.map((module) => {
      const record = records.get(module.id) ?? nothingStudied
      const { seconds, score, isAsserted, opens, submits, covered } = record
      return {
        modId: module.id,
        type: module.type,
        title: module.title,
        status: moduleStatus(module, record),
        isDone: isCompleted(module, record),
        percent: percentOf(covered, lengths.get(module.id) ?? 0),
        seconds,
        score,
        isAsserted,
        opens,
        submits,
      }
    }),
  }
}

/** The same explanation for the learner, the manager and support, from one evaluator. */
async function explained(ctx: Ctx, { enrolment, content }: Study) {
  const records = await studyRecords(ctx.db, enrolment.id)
  const evaluation = evaluateCourse(content, records)
  const completion = await completionShownOf(ctx.db, enrolment.id)
  return {
    appStatus: enrolment.status,
    progress: enrolment.progress,
    score: completion ? completion.score : evaluation.score,
    seconds: evaluation.seconds,
    why: whyShown(evaluation.ruleResult, { modules: evaluation.studyState.modules, locale: ctx.locale }),
    completion,
  }
}

/** For administrators: people within reach, as in the list of learners. */
export async function explainLearner(
  ctx: Ctx,
  { id }: Input<typeof Explain>,
): Promise<Result<typeof Explain>> {
  const enrolment = (await enrolmentById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await personWithin(ctx, 'learning.read', enrolment.accountId))) fail(commonErrors.NOT_FOUND)
  const content = await versionContent(ctx.db, enrolment.versionId)
  const answer = await explained(ctx, { enrolment, content })
  const waiver = answer.completion?.kind === 'waiver' ? await waiverOf(ctx, id) : null
  return { ...answer, waiver, unkept: await unkeptShown(ctx, { enrolment, content }) }
}

/** Package data that could not be stored, so that a missing score has a reason somebody can act on. */
async function unkeptShown(ctx: Ctx, { enrolment, content }: Study) {
  const titles = new Map(modulesIn(content).map(({ id, title }) => [id, title]))
  return (await unkeptOf(ctx.db, enrolment.id)).flatMap(({ moduleId, unkept }) =>
    Object.entries(unkept).map(([field, value]) => ({ module: titles.get(moduleId) ?? '', field, value })),
  )
}

async function waiverOf(ctx: Ctx, enrolmentId: string) {
  const { grantedBy = null, reason = '' } = (await completionOf(ctx.db, enrolmentId)) ?? {}
  if (grantedBy === null) return null
  return { by: (await accountNames(ctx.db, [grantedBy])).get(grantedBy) ?? '', reason }
}
