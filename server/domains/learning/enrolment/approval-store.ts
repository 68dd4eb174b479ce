import { closeRequest, type Decision } from '#platform/approval'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type NewApproval = {
  readonly enrolmentId: string
  readonly step: number
  readonly kind: 'manager' | 'administrator'
  readonly approverId: string | null
  readonly askedAt: Date
}

export async function insertApproval(db: Db, approval: NewApproval): Promise<void> {
  await on(db).insertInto('learning.approval').values(approval).execute()
}

export async function approvalById(db: Db, approvalId: string) {
  return on(db)
    .selectFrom('learning.approval as approval')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['approval.id', 'approval.enrolmentId', 'approval.step', 'approval.kind', 'approval.approverId'])
    .select(['approval.escalatedTo', 'approval.escalatedAt'])
    .select(['enrolment.courseId', 'enrolment.accountId'])
    .where('approval.id', '=', approvalId)
    .executeTakeFirst()
}

/** Decides an open request; false: somebody else was faster (INV-L10). */
export const closeApproval = (db: Db, approvalId: string, decision: Decision) =>
  closeRequest(db, { table: 'learning.approval', id: approvalId }, decision)

/** Withdraws all open approval requests of an enrolment. */
export async function withdrawApprovals(
  db: Db,
  enrolmentId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await on(db)
    .updateTable('learning.approval')
    .set({ state: 'withdrawn', decidedBy: by, decidedAt: at })
    .where('enrolmentId', '=', enrolmentId)
    .where('state', '=', 'pending')
    .execute()
}

export async function approvalsOf(db: Db, enrolmentId: string) {
  return on(db)
    .selectFrom('learning.approval')
    .select(['id', 'step', 'kind', 'state', 'approverId', 'decidedBy', 'onBehalfOf', 'opinion', 'decidedAt'])
    .where('enrolmentId', '=', enrolmentId)
    .orderBy('step')
    .execute()
}
