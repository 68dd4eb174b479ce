import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { EnrolmentStatus } from '../../enrol-rules.ts'
import { on } from '../../tables.ts'

/** The newest enrolments of these people in a course. The caller has locked its places. */
export async function currentAmong(db: Db, courseId: string, accountIds: readonly string[]) {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select(['id', 'accountId', 'status', 'round', 'holdsSeat', 'studiedAt'])
    .where('courseId', '=', courseId)
    .where('accountId', 'in', accountIds)
    .where('isCurrent', '=', sql.lit(true))
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.accountId, row]))
}

type Bulk = {
  readonly courseId: string
  readonly act: 'enrol' | 'withdraw'
  readonly byId: string
  readonly at: Date
  readonly people: readonly { readonly enrolmentId: string; readonly statusBefore: EnrolmentStatus | null }[]
}

export async function insertBulk(db: Db, { people, ...bulk }: Bulk): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.bulk')
    .values(bulk)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.length > 0)
    await on(db)
      .insertInto('learning.bulk_person')
      .values(people.map((person) => ({ ...person, bulkId: id })))
      .execute()
  return id
}

/** Locks a bulk action, so that concurrent undos happen once. */
export function lockBulk(db: Db, id: string) {
  return on(db)
    .selectFrom('learning.bulk')
    .select(['id', 'courseId', 'act', 'byId', 'at', 'undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(db: Db, id: string, at: Date): Promise<void> {
  await on(db).updateTable('learning.bulk').set({ undoneAt: at }).where('id', '=', id).execute()
}

/** The enrolments a bulk action has touched, in their current state. */
export function touchedBy(db: Db, bulkId: string) {
  return on(db)
    .selectFrom('learning.bulk_person as person')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'person.enrolmentId')
    .select(['enrolment.id', 'enrolment.accountId', 'enrolment.status', 'enrolment.isCurrent'])
    .select([
      'enrolment.studiedAt',
      'enrolment.round',
      'enrolment.dueAt',
      'enrolment.holdsSeat',
      'person.statusBefore',
    ])
    .where('person.bulkId', '=', bulkId)
    .orderBy('enrolment.id')
    .execute()
}
