import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All irregularities of these attempts: screen cuts, and invigilator actions with reasons. */
export async function irregularitiesIn(db: Db, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return []
  const { rows } = await sql<{
    attemptId: string
    kind: string
    at: Date
    seconds: string
    isCounted: boolean | null
    reasonKind: string | null
    reason: string
    byId: string | null
  }>`
    select attempt_id, 'cut' as kind, at, seconds, is_counted, null as reason_kind, '' as reason, null::bigint as by_id
    from exam.cut where site_id = ${db.siteId} and attempt_id = any(${attemptIds}::bigint[])
    union all
    select attempt_id, kind, at, seconds, null, reason_kind, reason, by_id
    from exam.act where site_id = ${db.siteId} and attempt_id = any(${attemptIds}::bigint[])
    order by attempt_id, at`.execute(db.kysely)
  return rows
}

/** Attempts at an exam with irregularities, in the order they began. */
export async function irregularAttempts(
  db: Db,
  { examId, after, limit }: { readonly examId: string; readonly after: string; readonly limit: number },
) {
  return on(db)
    .selectFrom('exam.attempt')
    .select(['id', 'accountId', 'number', 'submitKind', 'submittedAt', 'rawScore', 'score'])
    .where('examId', '=', examId)
    .where('id', '>', after)
    .where((at) =>
      at.or([
        at('submitKind', 'in', ['cuts', 'timeout', 'forced']),
        at.exists(
          at.selectFrom('exam.cut as cut').select('cut.at').whereRef('cut.attemptId', '=', 'exam.attempt.id'),
        ),
        at.exists(
          at.selectFrom('exam.act as act').select('act.id').whereRef('act.attemptId', '=', 'exam.attempt.id'),
        ),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
