import { examPassed, examScored, examSubmitted } from '#events/exam'
import type { ScoreState } from '@lyceum/contract/exam'
import { type Ctx, nobody } from '#platform/ctx'
import { answersAt } from '../../attempt/answer-store.ts'
import { type Attempt, attemptsById } from '../../attempt/attempt-queries.ts'
import { holdAttempts, holdCandidates, placeKey } from '../../attempt/lock-store.ts'
import { isUsedUp } from '../../entrance/entry.ts'
import { type Exam, examsById } from '../../holding/exam-store.ts'
import { wrongIn } from '../../mistake/note-mistakes.ts'
import { putMistakes } from '../../mistake/mistake-store.ts'
import { correctionsOf } from '../correction-store.ts'
import { scoredOf, waitingIn } from '../follow.ts'
import { countBests, keysOfForms, putResults, type Used, writeScores } from './store.ts'
import { type Part, scorePaper } from '../score-rules.ts'
import { askForMarks } from '../score-store.ts'

/** Papers that have just come in and that no one has looked at. */
type Fresh = { readonly exam: Exam; readonly attempt: Attempt; readonly parts: readonly Part[] }

/**
 * Scores papers that came in together: one look at the keys, one statement for each kind of row. Answers how far each is
 * scored, also those that somebody was quicker with; one whose exam was corrected is missing and is scored by itself.
 */
export async function scoreGroup(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, ScoreState>> {
  const papers = await holdPapers(ctx, ids)
  const done = papers.filter(({ scoreState }) => scoreState !== 'N')
  const scored = await scoreFresh(ctx, await freshOf(ctx, papers))
  return new Map(
    [...done, ...scored].flatMap(({ id, scoreState }) => (scoreState ? [[id, scoreState] as const] : [])),
  )
}

async function scoreFresh(ctx: Ctx, fresh: readonly Fresh[]): Promise<readonly Attempt[]> {
  if (fresh.length === 0) return []
  await putResults(
    ctx.db,
    fresh.map(({ attempt, parts }) => ({ id: attempt.id, parts })),
    ctx.now,
  )
  await askForMarks(
    ctx.db,
    fresh.flatMap(({ attempt, parts }) => waitingIn(attempt, parts)),
  )
  const scored = fresh.map(({ exam, attempt, parts }) => ({ ...attempt, ...scoredOf(exam, attempt, parts) }))
  await writeScores(ctx.db, scored)
  const used = await countBests(ctx.db, scored)
  await tellAll(ctx, { fresh, scored, used })
  await putMistakes(ctx.db, newest(fresh.flatMap((one) => wrongIn(one.attempt, { ...one, at: ctx.now }))))
  return scored
}

async function holdPapers(ctx: Ctx, ids: readonly string[]): Promise<readonly Attempt[]> {
  const places = ids.map((attemptId) => placeOf(ctx, attemptId))
  await holdCandidates(ctx.db, places)
  await holdAttempts(ctx.db, places)
  return attemptsById(ctx.db, ids)
}

const placeOf = ({ site }: Ctx, attemptId: string) => ({ siteId: site.id, attemptId })

async function freshOf(ctx: Ctx, papers: readonly Attempt[]): Promise<readonly Fresh[]> {
  const attempts = papers.filter(({ state, scoreState }) => state === 'submitted' && scoreState === 'N')
  if (attempts.length === 0) return []
  const exams = new Map(
    (await examsById(ctx.db, unique(attempts.map(({ examId }) => examId)))).map((one) => [one.id, one]),
  )
  const mended = new Set<string>()
  for (const id of exams.keys()) if ((await correctionsOf(ctx.db, id)).length > 0) mended.add(id)
  const keys = await keysOfForms(ctx.db, unique(attempts.flatMap(({ formId }) => formId ?? [])))
  const answers = await answersAt(
    ctx.db,
    attempts.map(({ id }) => placeOf(ctx, id)),
  )
  return attempts.flatMap((attempt): Fresh[] => {
    const exam = exams.get(attempt.examId)
    const key = keys.get(attempt.formId ?? '')
    if (!exam || !key || mended.has(exam.id)) return []
    const said = answers.get(placeKey(placeOf(ctx, attempt.id))) ?? []
    return [
      {
        exam,
        attempt,
        parts: scorePaper(key, new Map(said.map((one) => [one.questionVersionId, one.value]))),
      },
    ]
  })
}

const unique = (all: readonly string[]) => [...new Set(all)]

/** Somebody who got a question wrong in two papers at once has it in the notebook once. */
const newest = <T extends { readonly accountId: string; readonly questionVersionId: string }>(
  all: readonly T[],
) => [...new Map(all.map((one) => [`${one.accountId}:${one.questionVersionId}`, one])).values()]

type Told = {
  readonly fresh: readonly Fresh[]
  readonly scored: readonly Attempt[]
  readonly used: readonly Used[]
}

/** The same as is told of a paper that is scored by itself; by nobody, for it concerns many. */
async function tellAll(ctx: Ctx, { fresh, scored, used }: Told): Promise<void> {
  const after = new Map(scored.map((one) => [one.id, one]))
  const usedBy = new Map(used.map((one) => [`${one.examId}:${one.accountId}`, one]))
  const papers = fresh.map(({ exam, attempt }) => {
    const { id: attemptId, enrolmentId, accountId, fullScore, submitKind } = attempt
    const { score = null, isPassed = null } = after.get(attemptId) ?? {}
    const own = usedBy.get(`${exam.id}:${accountId}`)
    return {
      whose: { attemptId, examId: exam.id, courseId: exam.courseId, enrolmentId, accountId },
      result: score === null || isPassed === null ? null : { score, fullScore, isPassed },
      isLast: own !== undefined && isUsedUp(exam, own),
      isSeen: isWaitedFor(ctx, exam, attempt),
      kind: submitKind ?? '',
    }
  })
  await ctx.tellAll(
    examSubmitted,
    papers.map(({ whose, kind }) => ({ ...whose, kind })),
    nobody,
  )
  const final = papers.flatMap(({ whose, result, isLast, isSeen }) =>
    result ? [{ ...whose, ...result, isLast, isSeen }] : [],
  )
  await ctx.tellAll(examScored, final, nobody)
  await ctx.tellAll(
    examPassed,
    final
      .filter(({ isPassed }) => isPassed)
      .map(({ isPassed: _passed, isLast: _last, isSeen: _seen, ...paper }) => paper),
    nobody,
  )
}

const lookMs = 60_000

/** Whoever has just handed in looks at the report, which asks again until the score is there. */
function isWaitedFor(
  { now }: Ctx,
  exam: Fresh['exam'],
  { submitKind, submittedAt }: Fresh['attempt'],
): boolean {
  const isShown = submitKind === 'self' && exam.scoresShown === 'afterSubmit'
  return isShown && submittedAt !== null && now.getTime() - submittedAt.getTime() < lookMs
}
