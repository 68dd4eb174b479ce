import type { QuestionState } from '@lyceum/contract/question'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Locks these questions in id order. */
export async function lockQuestions(db: Db, ids: readonly string[]) {
  return on(db)
    .selectFrom('exam.question')
    .select(['id', 'number', 'state', 'categoryId', 'tags', 'papers', 'drawn'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** How many of these questions the account created or last changed. */
export async function countWrittenBy(db: Db, ids: readonly string[], accountId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('exam.question as question')
    .leftJoin('exam.question_version as version', 'version.id', 'question.versionId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('question.id', 'in', [...ids])
    .where((is) => is.or([is('question.createdBy', '=', accountId), is('version.createdBy', '=', accountId)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Judgement = { readonly state: QuestionState; readonly by: string; readonly at: Date }

/** The reviewer is stored unless the question goes back to draft. */
export async function writeReviewState(
  db: Db,
  ids: readonly string[],
  { state, by, at }: Judgement,
): Promise<void> {
  const review =
    state === 'draft' ? { reviewedBy: null, reviewedAt: null } : { reviewedBy: by, reviewedAt: at }
  await on(db)
    .updateTable('exam.question')
    .set({ state, ...review })
    .where('id', 'in', [...ids])
    .execute()
}

type NewPlace = { readonly categoryId: string; readonly categoryPath: readonly string[] }

export async function place(db: Db, ids: readonly string[], { categoryId, categoryPath }: NewPlace) {
  await on(db)
    .updateTable('exam.question')
    .set({ categoryId, categoryPath: [...categoryPath] })
    .where('id', 'in', [...ids])
    .execute()
}

type Labelled = { readonly id: string; readonly tags: readonly string[] }

/** Sets each question's own tags: those with the same result are written in one statement. */
export async function label(db: Db, questions: readonly Labelled[]): Promise<void> {
  const alike = Map.groupBy(questions, ({ tags }) => tags.join('\n'))
  for (const group of alike.values())
    await on(db)
      .updateTable('exam.question')
      .set({ tags: [...(group[0]?.tags ?? [])] })
      .where(
        'id',
        'in',
        group.map(({ id }) => id),
      )
      .execute()
}

export async function deleteQuestions(db: Db, ids: readonly string[]): Promise<void> {
  await on(db)
    .deleteFrom('exam.question')
    .where('id', 'in', [...ids])
    .execute()
}
