import type { PaperKind, PaperState } from '@lyceum/contract/question'
import { writePaperCounts } from '#domains/question'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function paperById(db: Db, paperId: string) {
  return on(db).selectFrom('exam.paper').selectAll().where('id', '=', paperId).executeTakeFirst()
}

/** Locks a paper for drawing or changing. */
export async function lockPaper(db: Db, paperId: string) {
  return on(db).selectFrom('exam.paper').selectAll().where('id', '=', paperId).forUpdate().executeTakeFirst()
}

export type Paper = NonNullable<Awaited<ReturnType<typeof paperById>>>

export async function itemsOf(db: Db, paperId: string) {
  const rows = await on(db)
    .selectFrom('exam.paper_item')
    .select(['section', 'questionId', 'score'])
    .where('paperId', '=', paperId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, score: Number(row.score) }))
}

export async function rulesOf(db: Db, paperId: string) {
  const rows = await on(db)
    .selectFrom('exam.paper_rule')
    .select(['section', 'type', 'categoryId', 'difficulties', 'pointId', 'tag', 'count', 'score'])
    .where('paperId', '=', paperId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, score: Number(row.score) }))
}

export type PaperItem = Awaited<ReturnType<typeof itemsOf>>[number]
export type PaperRule = Awaited<ReturnType<typeof rulesOf>>[number]

type NewPaper = {
  readonly title: string
  readonly kind: PaperKind
  readonly createdBy: string
  readonly at: Date
}

export async function insertPaper(db: Db, { title, kind, createdBy, at }: NewPaper): Promise<string> {
  const { id } = await on(db)
    .insertInto('exam.paper')
    .values({ title, kind, createdBy, createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type PaperText = {
  readonly title: string
  readonly sections: readonly string[]
  readonly shufflesQuestions: boolean
  readonly shufflesOptions: boolean
  readonly fullScore: number
  readonly questionCount: number
}

export async function updatePaper(
  db: Db,
  paperId: string,
  { at, ...text }: PaperText & { readonly at: Date },
): Promise<number> {
  const { revision } = await on(db)
    .updateTable('exam.paper')
    .set((is) => ({
      title: text.title,
      sections: [...text.sections],
      shufflesQuestions: text.shufflesQuestions,
      shufflesOptions: text.shufflesOptions,
      fullScore: String(text.fullScore),
      questionCount: text.questionCount,
      revision: is('revision', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', paperId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

type NewState = { readonly state: PaperState; readonly at: Date }

export async function updateState(db: Db, paperId: string, { state, at }: NewState): Promise<void> {
  await on(db).updateTable('exam.paper').set({ state, updatedAt: at }).where('id', '=', paperId).execute()
}

/** Replaces the named questions, and updates how many papers name the old and new ones. */
export async function replaceItems(db: Db, paperId: string, items: readonly PaperItem[]): Promise<void> {
  const before = await on(db)
    .deleteFrom('exam.paper_item')
    .where('paperId', '=', paperId)
    .returning('questionId')
    .execute()
  if (items.length > 0)
    await on(db)
      .insertInto('exam.paper_item')
      .values(
        items.map(({ score, ...item }, position) => ({ ...item, paperId, position, score: String(score) })),
      )
      .execute()
  await countPapers(
    db,
    [...before, ...items].map(({ questionId }) => questionId),
  )
}

async function countPapers(db: Db, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return
  const rows = await on(db)
    .selectFrom('exam.paper_item')
    .select(['questionId', ({ fn }) => fn.countAll<string>().as('papers')])
    .where('questionId', 'in', [...new Set(questionIds)])
    .groupBy('questionId')
    .execute()
  const counts = new Map(rows.map(({ questionId, papers }) => [questionId, Number(papers)]))
  await writePaperCounts(db, new Map(questionIds.map((id) => [id, counts.get(id) ?? 0])))
}

export async function replaceRules(db: Db, paperId: string, rules: readonly PaperRule[]): Promise<void> {
  await on(db).deleteFrom('exam.paper_rule').where('paperId', '=', paperId).execute()
  if (rules.length === 0) return
  await on(db)
    .insertInto('exam.paper_rule')
    .values(
      rules.map(({ score, ...rule }, position) => ({ ...rule, paperId, position, score: String(score) })),
    )
    .execute()
}

/** The number of frozen forms of a paper. */
export async function formCount(db: Db, paperId: string): Promise<number> {
  const { forms } = await on(db)
    .selectFrom('exam.paper_form')
    .select(({ fn }) => fn.countAll<string>().as('forms'))
    .where('paperId', '=', paperId)
    .executeTakeFirstOrThrow()
  return Number(forms)
}

export async function deletePaper(db: Db, paperId: string): Promise<void> {
  await on(db).deleteFrom('exam.paper').where('id', '=', paperId).execute()
}
