import type { QuestionType } from '@lyceum/contract/question'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db'

type PickQuery = { readonly examId: string; readonly questionVersionId: string; readonly type: QuestionType }
type Pick = { readonly slot: string; readonly said: string; readonly people: number }

const most = 200

/** What people answered to one question in final papers, most frequent first; empty for questions marked by hand. */
export async function picksOf(db: Db, { examId, questionVersionId, type }: PickQuery): Promise<Pick[]> {
  const taken = takenBy[type]
  if (!taken) return []
  const { rows } = await sql<{ slot: string; said: string; people: string }>`
    select pick.slot, pick.said, count(*) as people
    from exam.attempt as attempt
    join exam.answer as answer on answer.site_id = ${db.siteId} and answer.attempt_id = attempt.id
      and answer.question_version_id = ${questionVersionId}::bigint
    cross join lateral (${taken}) as pick (slot, said)
    where attempt.site_id = ${db.siteId} and attempt.exam_id = ${examId}::bigint and attempt.score_state = 'C'
      and pick.slot is not null and answer.value is not null
    group by pick.slot, pick.said
    order by people desc, pick.slot, pick.said
    limit ${most}`.execute(db.kysely)
  return rows.map(({ slot, said, people }) => ({ slot, said, people: Number(people) }))
}

const takenBy: Readonly<Partial<Record<QuestionType, RawBuilder<unknown>>>> = {
  MC: sql`select answer.value ->> 'slot', ''`,
  TF: sql`select answer.value ->> 'isTrue', ''`,
  MC_MANY: sql`select slot, '' from jsonb_array_elements_text(answer.value -> 'slots') as slot`,
  FB: sql`select key, trim(value) from jsonb_each_text(answer.value -> 'blanks') where trim(value) <> ''`,
  MT: sql`select key, value from jsonb_each_text(answer.value -> 'pairs')`,
}
