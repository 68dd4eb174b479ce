import { examPassed, examScored, examSubmitted } from '#events/exam'
import type { ScoreState } from '@lyceum/contract/exam'
import { keysOfForms } from '#domains/paper'
import { type Ctx, anonymous } from '#platform/ctx'
import { answersAt, type GivenAnswer } from '../../attempt/answer-store.ts'
import { type Attempt, attemptsById } from '../../attempt/attempt-queries.ts'
import { lockAttempts, lockCandidates, placeKey } from '../../attempt/lock-store.ts'
import { isUsedUp } from '../../setup/limit-rules.ts'
import { type Exam, examsById } from '../../setup/exam-store.ts'
import { wrongIn } from '../../mistake/note-mistakes.ts'
import { putMistakes } from '../../mistake/mistake-store.ts'
import { correctionsOf } from '../correction-store.ts'
import { scoredOf, waitingIn } from '../score-attempt.ts'
import { countBests, putResults, type Used, writeScores } from './store.ts'
import { type Part, scorePaper } from '../../attempt/score-rules.ts'
import { askForMarks } from '../score-store.ts'

/** A paper to score, with its answers where they are known already. */
type Paper = { readonly attemptId: string; readonly answers: readonly GivenAnswer[] | undefined }

/** Papers handed in and not scored yet. */
type Fresh = { readonly exam: Exam; readonly attempt: Attempt; readonly parts: readonly Part[] }

/**
 * Scores papers that came in together: the keys are read once, with one statement per kind of row. Returns the score
 * state of each, also of those scored meanwhile; papers of an exam with corrections are left out and scored one by one.
 */
export async function scoreGroup(
  ctx: Ctx,
  papers: readonly Paper[],
): Promise<ReadonlyMap<string, ScoreState>> {
  const ids = papers.map(({ attemptId }) => attemptId)
  const locked = await lockPapers(ctx, ids)
  const done = locked.filter(({ scoreState }) => scoreState !== 'N')
  const given = new Map(papers.flatMap((paper) => (paper.answers ? [[paper.attemptId, paper.answers]] : [])))
  const scored = await scoreFresh(ctx, await freshOf(ctx, locked, given))
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
  await publishScores(ctx, { fresh, scored, used })
  await putMistakes(ctx.db, newest(fresh.flatMap((item) => wrongIn(item.attempt, { ...item, at: ctx.now }))))
  return scored
}

async function lockPapers(ctx: Ctx, ids: readonly string[]): Promise<readonly Attempt[]> {
  const places = ids.map((attemptId) => placeOf(ctx, attemptId))
  await lockCandidates(ctx.db, places)
  await lockAttempts(ctx.db, places)
  return attemptsById(ctx.db, ids)
}

const placeOf = ({ site }: Ctx, attemptId: string) => ({ siteId: site.id, attemptId })

type Given = ReadonlyMap<string, readonly GivenAnswer[]>

async function freshOf(ctx: Ctx, papers: readonly Attempt[], given: Given): Promise<readonly Fresh[]> {
  const attempts = papers.filter(({ state, scoreState }) => state === 'submitted' && scoreState === 'N')
  if (attempts.length === 0) return []
  const exams = new Map(
    (await examsById(ctx.db, unique(attempts.map(({ examId }) => examId)))).map((item) => [item.id, item]),
  )
  const mended = new Set<string>()
  for (const id of exams.keys()) if ((await correctionsOf(ctx.db, id)).length > 0) mended.add(id)
  const keys = await keysOfForms(ctx.db, unique(attempts.flatMap(({ formId }) => formId ?? [])))
  const answers = await answersTo(ctx, attempts, given)
  return attempts.flatMap((attempt): Fresh[] => {
    const exam = exams.get(attempt.examId)
    const key = keys.get(attempt.formId ?? '')
    if (!exam || !key || mended.has(exam.id)) return []
    const own = answers.get(attempt.id) ?? []
    const parts = scorePaper(key, new Map(own.map((item) => [item.questionVersionId, item.value])))
    return [{ exam, attempt, parts }]
  })
}

/** Reads the answers that no caller has handed over. */
async function answersTo(ctx: Ctx, attempts: readonly Attempt[], given: Given): Promise<Given> {
  const unread = attempts.filter(({ id }) => !given.has(id))
  if (unread.length === 0) return given
  const places = unread.map(({ id }) => placeOf(ctx, id))
  const read = await answersAt(ctx.db, places)
  return new Map([
    ...given,
    ...places.map((place) => [place.attemptId, read.get(placeKey(place)) ?? []] as const),
  ])
}

const unique = (all: readonly string[]) => [...new Set(all)]

/** A question wrong in two papers of one person at once is added to the notebook once. */
const newest = <T extends { readonly accountId: string; readonly questionVersionId: string }>(
  all: readonly T[],
) => [...new Map(all.map((item) => [`${item.accountId}:${item.questionVersionId}`, item])).values()]

type ScoredGroup = {
  readonly fresh: readonly Fresh[]
  readonly scored: readonly Attempt[]
  readonly used: readonly Used[]
}

/** Publishes the same events as for a single paper; anonymously, because they concern many people. */
async function publishScores(ctx: Ctx, { fresh, scored, used }: ScoredGroup): Promise<void> {
  const after = new Map(scored.map((item) => [item.id, item]))
  const usedBy = new Map(used.map((item) => [`${item.examId}:${item.accountId}`, item]))
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
  await ctx.publishAll(
    examSubmitted,
    papers.map(({ whose, kind }) => ({ ...whose, kind })),
    anonymous,
  )
  const final = papers.flatMap(({ whose, result, isLast, isSeen }) =>
    result ? [{ ...whose, ...result, isLast, isSeen }] : [],
  )
  await ctx.publishAll(examScored, final, anonymous)
  await ctx.publishAll(
    examPassed,
    final
      .filter(({ isPassed }) => isPassed)
      .map(({ isPassed: _passed, isLast: _last, isSeen: _seen, ...paper }) => paper),
    anonymous,
  )
}

const lookMs = 60_000

/** Whoever has just handed in looks at the report, which polls until the score is there. */
function isWaitedFor(
  { now }: Ctx,
  exam: Fresh['exam'],
  { submitKind, submittedAt }: Fresh['attempt'],
): boolean {
  const isShown = submitKind === 'self' && exam.scoresShown === 'afterSubmit'
  return isShown && submittedAt !== null && now.getTime() - submittedAt.getTime() < lookMs
}
