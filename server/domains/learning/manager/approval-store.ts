import type { WaitingFor } from '#platform/approval'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Requests pending with a manager, oldest first; of one person, or older than a moment and not escalated. */
export async function waitingWithManagers(db: Db, { accountId, askedBefore, most }: WaitingFor) {
  return on(db)
    .selectFrom('learning.approval as approval')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['approval.id', 'approval.approverId', 'enrolment.accountId'])
    .where('approval.state', '=', 'pending')
    .where('approval.kind', '=', 'manager')
    .$if(accountId !== undefined, (query) => query.where('enrolment.accountId', '=', accountId ?? ''))
    .$if(askedBefore !== undefined, (query) =>
      query
        .where('approval.askedAt', '<', askedBefore ?? new Date(0))
        .where('approval.escalatedAt', 'is', null),
    )
    .orderBy('approval.askedAt')
    .orderBy('approval.id')
    .limit(most)
    .execute()
}
