import { sql } from 'kysely'
import type { Db } from '#platform/db'

type Wrong = {
  readonly accountId: string
  readonly examId: string
  readonly formId: string
  readonly questionVersionId: string
  readonly type: string
  readonly at: Date
}

/** Wrong again in an exam: a mastered question starts over; otherwise the practice progress is kept. */
export async function putMistakes(db: Db, wrong: readonly Wrong[]): Promise<void> {
  if (wrong.length === 0) return
  const column = <K extends keyof Wrong>(name: K) => wrong.map((row) => row[name])
  await sql`
    insert into exam.mistake (site_id, account_id, exam_id, form_id, question_version_id, type, due_at, noted_at)
    select ${db.siteId}::integer, account_id, exam_id, form_id, question_version_id, type, at, at
    from unnest(${column('accountId')}::bigint[], ${column('examId')}::bigint[], ${column('formId')}::bigint[],
      ${column('questionVersionId')}::bigint[], ${column('type')}::text[], ${column('at')}::timestamptz[])
      as t (account_id, exam_id, form_id, question_version_id, type, at)
    order by account_id, question_version_id
    on conflict (site_id, account_id, question_version_id) do update set wrong = mistake.wrong + 1,
      correct = case when mistake.correct > 3 then 0 else mistake.correct end, exam_id = excluded.exam_id,
      form_id = excluded.form_id, due_at = excluded.due_at, noted_at = excluded.noted_at`.execute(db.kysely)
}
