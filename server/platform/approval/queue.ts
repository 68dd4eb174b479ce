import type { Ctx } from '../ctx.ts'
import type { Db } from '../db.ts'
import { escalateRequest, moveRequest } from './store.ts'

type Waiting = { readonly id: string; readonly accountId: string; readonly approverId: string | null }

/** Which open requests are wanted: of one person, or those made before a moment and not escalated yet. */
export type WaitingFor = {
  readonly accountId?: string | undefined
  readonly askedBefore?: Date
  readonly most: number
}

/** The requests of one domain that managers decide. */
export type ApprovalQueue = {
  readonly table: string
  /** Pending requests, oldest first. */
  readonly waiting: (db: Db, wanted: WaitingFor) => Promise<readonly Waiting[]>
  readonly managerOf: (db: Db, accountId: string) => Promise<string | undefined>
  /** What else is stored with a request for which there is no manager any more. */
  readonly unmanaged: Readonly<Record<string, string>>
  readonly onMoved: (ctx: Ctx, moved: { id: string; accountId: string; managerId: string }) => Promise<void>
  readonly onEscalated: (ctx: Ctx, escalated: Escalated) => Promise<void>
}

type Escalated = {
  readonly id: string
  readonly accountId: string
  readonly fromId: string
  /** Null: there is no higher manager, so the administrators decide. */
  readonly toId: string | null
}

const most = 500
const dayMs = 86_400_000

/** Reassigns pending requests to the current manager of each requester. Returns how many. */
export async function followManagers(ctx: Ctx, queue: ApprovalQueue, accountId?: string): Promise<number> {
  let moved = 0
  for (const { id, accountId: whose, approverId } of await queue.waiting(ctx.db, { accountId, most })) {
    const managerId = (await queue.managerOf(ctx.db, whose)) ?? null
    if (managerId === approverId) continue
    const change = { approverId: managerId, ...(managerId === null ? queue.unmanaged : {}) }
    if (!(await moveRequest(ctx.db, { table: queue.table, id }, change))) continue
    moved += 1
    if (managerId !== null) await queue.onMoved(ctx, { id, accountId: whose, managerId })
  }
  return moved
}

/** Lets the next higher manager decide what was pending for some days, once per request; 0 days: never. */
export async function escalateOld(ctx: Ctx, queue: ApprovalQueue, days: number): Promise<number> {
  if (days === 0) return 0
  const askedBefore = new Date(ctx.now.getTime() - days * dayMs)
  let escalated = 0
  for (const { id, accountId, approverId } of await queue.waiting(ctx.db, { askedBefore, most })) {
    const above = approverId === null ? undefined : await queue.managerOf(ctx.db, approverId)
    // Nobody decides their own request, however often it is escalated.
    const toId = above === undefined || above === accountId ? null : above
    const change = { escalatedTo: toId, escalatedAt: ctx.now }
    if (!(await escalateRequest(ctx.db, { table: queue.table, id }, change))) continue
    await queue.onEscalated(ctx, { id, accountId, fromId: approverId ?? '', toId })
    escalated += 1
  }
  return escalated
}
