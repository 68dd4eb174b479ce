import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Requests that lie with a manager, the oldest first; of one person, or those asked before a moment and not handed up. */
export async function waitingWithManagers(
  db: Db,
  { accountId, askedBefore, most }: { accountId?: string; askedBefore?: Date; most: number },
) {
  return on(db)
    .selectFrom('learning.approval as approval')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['approval.id', 'approval.approverId', 'enrolment.accountId', 'enrolment.courseId'])
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

/** Puts an open request on another desk; null: with those who administer. */
export async function moveApproval(db: Db, approvalId: string, approverId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('learning.approval')
    .set({ approverId, ...(approverId === null ? { kind: 'administrator' as const } : {}) })
    .where('id', '=', approvalId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Hands an open request up, once. */
export async function escalateApproval(
  db: Db,
  approvalId: string,
  { to, at }: { readonly to: string | null; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('learning.approval')
    .set({ escalatedTo: to, escalatedAt: at })
    .where('id', '=', approvalId)
    .where('state', '=', 'pending')
    .where('escalatedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
