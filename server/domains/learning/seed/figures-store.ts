import { setFigures } from '#domains/course'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'
import { type Enrolment, isDone } from './history.ts'

/** Completion entries for all completed courses, some with a rating. */
export async function seedCompletions(
  { db, ids, random }: SeedCtx,
  enrolments: readonly Enrolment[],
): Promise<void> {
  const done = enrolments.filter(({ status }) => isDone(status))
  const completions = done.map(({ id, courseId, accountId, versionId, score, endedAt }) => ({
    id: ids.next(),
    enrolmentId: id,
    courseId,
    accountId,
    versionId,
    score,
    kind: 'criteria' as const,
    ...(endedAt && { at: endedAt }),
  }))
  await inGroups(completions, (group) => on(db).insertInto('learning.completion').values(group).execute())
  await seedRatings({ db, random }, done)
}

async function seedRatings(
  { db, random }: Pick<SeedCtx, 'db' | 'random'>,
  done: readonly Enrolment[],
): Promise<void> {
  const ratings = done
    .filter(() => random.chance(0.3))
    .map(({ courseId, accountId, endedAt }) => ({
      courseId,
      accountId,
      stars: random.weighted([
        [5, 50],
        [4, 35],
        [3, 10],
        [2, 4],
        [1, 1],
      ] as const),
      ...(endedAt && { at: endedAt }),
    }))
  await inGroups(ratings, (group) => on(db).insertInto('learning.rating').values(group).execute())
}

/** Place counters and list figures, counted once from the generated data. */
export async function seedFigures(
  ctx: SeedCtx,
  courses: readonly { readonly id: string }[],
  enrolments: readonly Enrolment[],
): Promise<void> {
  const own = Map.groupBy(enrolments, ({ courseId }) => courseId)
  const seats = [...own].map(([courseId, rows]) => ({
    courseId,
    taken: rows.filter(({ holdsSeat }) => holdsSeat).length,
  }))
  await inGroups(seats, (group) => on(ctx.db).insertInto('learning.seat').values(group).execute())
  const stars = await on(ctx.db)
    .selectFrom('learning.rating')
    .select((at) => ['courseId', at.fn.sum<string>('stars').as('sum'), at.fn.countAll<string>().as('count')])
    .groupBy('courseId')
    .execute()
  const given = new Map(stars.map((row) => [row.courseId, row]))
  for (const { id } of courses)
    await setFigures(ctx.db, {
      id,
      learners: (own.get(id) ?? []).filter(({ holdsSeat }) => holdsSeat).length,
      completed: (own.get(id) ?? []).filter(({ status }) => isDone(status)).length,
      ratingSum: Number(given.get(id)?.sum ?? 0),
      ratingCount: Number(given.get(id)?.count ?? 0),
    })
}
