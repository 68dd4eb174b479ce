import type { LeaveType } from '@lyceum/contract/leave'
import { closeRequest as closeApproval, type Decision, type WaitingFor } from '#platform/approval'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

type NewRequest = {
  readonly accountId: string
  readonly courseId: string | null
  readonly type: LeaveType
  readonly reason: string
  readonly fromAt: Date
  readonly untilAt: Date
  readonly askedAt: Date
  readonly approverId: string | null
}

export async function insertRequest(db: Db, request: NewRequest): Promise<string> {
  const { id } = await on(db)
    .insertInto('leave.request')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const columns = [
  'id',
  'accountId',
  'courseId',
  'type',
  'reason',
  'fromAt',
  'untilAt',
  'state',
  'askedAt',
  'approverId',
  'escalatedTo',
  'escalatedAt',
  'opinion',
  'decidedBy',
  'onBehalfOf',
  'decidedAt',
  'isHidden',
] as const

/** One request, as everyone who may see it gets it. */
export async function requestById(db: Db, requestId: string) {
  return on(db).selectFrom('leave.request').select(columns).where('id', '=', requestId).executeTakeFirst()
}

export type LeaveRequest = NonNullable<Awaited<ReturnType<typeof requestById>>>

/** Closes an open request; false: somebody else was faster. */
export const closeRequest = (db: Db, requestId: string, decision: Decision) =>
  closeApproval(db, { table: 'leave.request', id: requestId }, decision)

export async function hideRequest(db: Db, requestId: string): Promise<void> {
  await on(db).updateTable('leave.request').set({ isHidden: true }).where('id', '=', requestId).execute()
}

/** Open requests, oldest first; of one person, or older than a moment and not escalated. */
export async function waitingRequests(db: Db, { accountId, askedBefore, most }: WaitingFor) {
  return on(db)
    .selectFrom('leave.request')
    .select(['id', 'accountId', 'approverId'])
    .where('state', '=', 'pending')
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .$if(askedBefore !== undefined, (query) =>
      query
        .where('askedAt', '<', askedBefore ?? new Date(0))
        .where('approverId', 'is not', null)
        .where('escalatedAt', 'is', null),
    )
    .orderBy('askedAt')
    .orderBy('id')
    .limit(most)
    .execute()
}
