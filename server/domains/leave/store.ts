import type { LeaveType } from '@lyceum/contract/leave'
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

/** One request, as all who may see it find it. */
export async function requestById(db: Db, requestId: string) {
  return on(db).selectFrom('leave.request').select(columns).where('id', '=', requestId).executeTakeFirst()
}

export type LeaveRequest = NonNullable<Awaited<ReturnType<typeof requestById>>>

type Decision = {
  readonly state: 'approved' | 'declined' | 'withdrawn'
  readonly opinion?: string
  readonly decidedBy: string
  readonly onBehalfOf?: string | null
  readonly decidedAt: Date
}

/** Closes a request that is still open; false: somebody was faster. */
export async function closeRequest(db: Db, requestId: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('leave.request')
    .set(decision)
    .where('id', '=', requestId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function hideRequest(db: Db, requestId: string): Promise<void> {
  await on(db).updateTable('leave.request').set({ isHidden: true }).where('id', '=', requestId).execute()
}

type Waiting = { readonly accountId?: string | undefined; readonly askedBefore?: Date; readonly most: number }

/** Open requests, the oldest first; of one person, or those asked before a moment and not handed up. */
export async function waitingRequests(db: Db, { accountId, askedBefore, most }: Waiting) {
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

type Desk =
  | { readonly approverId: string | null }
  | { readonly escalatedTo: string | null; readonly escalatedAt: Date }

/** Puts an open request on another desk, or on a second one. */
export async function moveRequest(db: Db, requestId: string, desk: Desk): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('leave.request')
    .set(desk)
    .where('id', '=', requestId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
