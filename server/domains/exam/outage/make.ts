import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { makeAccount } from '../../identity/make.ts'
import { on } from '../tables.ts'

/** An open attempt in an existing exam, without a paper. */
export async function makeBareAttempt(db: Db, examId: string): Promise<string> {
  const accountId = await makeAccount(db, { userName: `a${randomUUID()}`, name: '考生' })
  await on(db).insertInto('exam.candidate').values({ examId, accountId, opens: 1 }).execute()
  const { id } = await on(db)
    .insertInto('exam.attempt')
    .values({
      examId,
      accountId,
      enrolmentId: '1',
      number: 1,
      fullScore: '100',
      startedAt: sql<Date>`now()`,
      deadlineAt: sql<Date>`now() + interval '1 hour'`,
      seenAt: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An outage of five minutes that has moved the deadline of an attempt. */
export async function makeDowntime(db: Db, attemptId: string): Promise<string> {
  const { examId } = await on(db)
    .selectFrom('exam.attempt')
    .select('examId')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const { id } = await on(db)
    .insertInto('exam.downtime')
    .values({
      examId,
      beganAt: sql<Date>`now() - interval '5 minutes'`,
      endedAt: sql<Date>`now()`,
      capSeconds: 1800,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(db)
    .insertInto('exam.downtime_move')
    .values({ downtimeId: id, attemptId, milliseconds: 300_000 })
    .execute()
  return id
}
