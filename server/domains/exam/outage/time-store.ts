import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type AttemptSelection = { readonly examId: string; readonly attemptIds: readonly string[] | 'all' }

/** Locks the open attempts of an exam in key order: the selected ones, or all. */
export async function lockOpenAttempts(db: Db, { examId, attemptIds }: AttemptSelection) {
  if (attemptIds.length === 0) return []
  const open = on(db)
    .selectFrom('exam.attempt')
    .select(['id', 'accountId'])
    .where('examId', '=', examId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
  return (attemptIds === 'all' ? open : open.where('id', 'in', [...attemptIds])).execute()
}

/** How many of these are attempts at this exam. */
export async function countIn(db: Db, examId: string, attemptIds: readonly string[]): Promise<number> {
  if (attemptIds.length === 0) return 0
  const { count } = await on(db)
    .selectFrom('exam.attempt')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('examId', '=', examId)
    .where('id', 'in', [...attemptIds])
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Gift = {
  readonly attemptIds: readonly string[]
  readonly seconds: number
  readonly reason: string
  readonly byId: string
}

/** Moves the deadlines of attempts the caller has locked, and records by whom and why. */
export async function giveSeconds(db: Db, { attemptIds, seconds, reason, byId }: Gift): Promise<void> {
  await sql`
    with given as (
      update exam.attempt set deadline_at = deadline_at + make_interval(secs => ${seconds}),
        given_seconds = given_seconds + ${seconds}::integer
      where site_id = ${db.siteId} and id = any(${attemptIds}::bigint[])
      returning id
    )
    insert into exam.act (site_id, attempt_id, kind, reason_kind, reason, seconds, by_id, at)
    select ${db.siteId}, id, 'given', 'technical', ${reason}, ${seconds}::integer, ${byId}::bigint,
      statement_timestamp()
    from given`.execute(db.kysely)
}
