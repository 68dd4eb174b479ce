import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Enrolled people get the earlier of both due dates. */
export async function hastenRunning(db: Db, courseId: string): Promise<void> {
  await on(db)
    .updateTable('learning.enrolment as enrolment')
    .from('learning.duty as duty')
    .set((at) => ({ dueAt: at.ref('duty.dueAt') }))
    .whereRef('duty.accountId', '=', 'enrolment.accountId')
    .whereRef('duty.courseId', '=', 'enrolment.courseId')
    .where('duty.courseId', '=', courseId)
    .where('duty.endedAt', 'is', null)
    .where('enrolment.isCurrent', '=', sql.lit(true))
    .where('enrolment.status', '=', 'IN_PROGRESS')
    .where((at) =>
      at.or([at('enrolment.dueAt', 'is', null), at('enrolment.dueAt', '>', at.ref('duty.dueAt'))]),
    )
    .where('duty.dueAt', 'is not', null)
    .execute()
}

/**
 * People with an open duty who are neither enrolled nor waiting nor have completed it, once each, with the earliest due
 * date.
 */
export function withoutPlace(db: Db, courseId: string, most: number) {
  return on(db)
    .selectFrom('learning.duty as duty')
    .leftJoin('learning.enrolment as enrolment', (join) =>
      join
        .onRef('enrolment.accountId', '=', 'duty.accountId')
        .onRef('enrolment.courseId', '=', 'duty.courseId')
        .on('enrolment.isCurrent', '=', sql.lit(true)),
    )
    .select(({ fn }) => [
      'duty.accountId',
      fn.min('duty.dueAt').as('dueAt'),
      sql<number>`coalesce(max(enrolment.round), 0) + 1`.as('round'),
    ])
    .where('duty.courseId', '=', courseId)
    .where('duty.endedAt', 'is', null)
    .where((at) =>
      at.or([at('enrolment.id', 'is', null), at('enrolment.status', 'in', ['REJECTED', 'CANCELLED'])]),
    )
    .where((at) =>
      at.not(
        at.exists(
          at
            .selectFrom('learning.completion as done')
            .select('done.id')
            .whereRef('done.accountId', '=', 'duty.accountId')
            .whereRef('done.courseId', '=', 'duty.courseId'),
        ),
      ),
    )
    .groupBy('duty.accountId')
    .orderBy(({ fn }) => fn.min('duty.since'))
    .orderBy('duty.accountId')
    .limit(most)
    .execute()
}

/** Enrolments a rule gave to these people that are still untouched. */
export function untouchedPlaces(db: Db, courseId: string, accountIds: readonly string[]) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['id', 'accountId'])
    .where('courseId', '=', courseId)
    .where('accountId', 'in', accountIds)
    .where('isCurrent', '=', sql.lit(true))
    .where('source', '=', 'rule')
    .where('status', '=', 'IN_PROGRESS')
    .where('studiedAt', 'is', null)
    .forUpdate()
    .execute()
}
