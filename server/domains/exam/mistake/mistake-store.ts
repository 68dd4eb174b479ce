import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Wrong = {
  readonly accountId: string
  readonly examId: string
  readonly formId: string
  readonly questionVersionId: string
  readonly type: string
  readonly at: Date
}

/** Wrong again in an exam: who had mastered it begins anew; anybody else keeps what they have practised. */
export async function putMistakes(db: Db, wrong: readonly Wrong[]): Promise<void> {
  if (wrong.length === 0) return
  await on(db)
    .insertInto('exam.mistake')
    .values(wrong.map(({ at, ...mistake }) => ({ ...mistake, dueAt: at, notedAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'accountId', 'questionVersionId']).doUpdateSet({
        wrong: sql`mistake.wrong + 1`,
        correct: sql`case when mistake.correct > 3 then 0 else mistake.correct end`,
        examId: sql`excluded.exam_id`,
        formId: sql`excluded.form_id`,
        dueAt: sql`excluded.due_at`,
        notedAt: sql`excluded.noted_at`,
      }),
    )
    .execute()
}
