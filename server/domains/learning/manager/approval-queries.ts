import { sql } from 'kysely'
import { type Db, pinnedPlan } from '#platform/db'
import { on } from '../tables.ts'

type Page = { readonly isPending: boolean; readonly skip: number; readonly most: number }

/** Requests assigned or escalated to this approver; and those decided by them or on their behalf. */
const forApprover = (db: Db, approverId: string, isPending: boolean) =>
  on(db)
    .selectFrom('learning.approval as approval')
    .where('approval.state', isPending ? '=' : '!=', 'pending')
    .where((at) =>
      at.or([
        at('approval.approverId', '=', approverId),
        at('approval.escalatedTo', '=', approverId),
        ...(isPending
          ? []
          : [at('approval.onBehalfOf', '=', approverId), at('approval.decidedBy', '=', approverId)]),
      ]),
    )
    // Pending requests that the administrators decide are shown to no manager.
    .where((at) => at.or([at('approval.kind', '=', 'manager'), at('approval.state', '!=', 'pending')]))

/** Paged by number, as the portal needs it; nobody pages deep here. */
export async function approvalPage(db: Db, approverId: string, { isPending, skip, most }: Page) {
  const mine = forApprover(db, approverId, isPending)
  const rows = await mine
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['approval.id', 'approval.state', 'approval.opinion', 'approval.askedAt', 'approval.decidedAt'])
    .select(['approval.approverId', 'approval.decidedBy', 'approval.onBehalfOf', 'approval.escalatedTo'])
    .select(['approval.escalatedAt', 'enrolment.courseId', 'enrolment.accountId'])
    .orderBy(isPending ? 'approval.askedAt' : 'approval.decidedAt', isPending ? 'asc' : 'desc')
    .orderBy('approval.id')
    .offset(skip)
    .limit(most)
    .execute()
  const { total } = await mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The number of pending requests of each approver. */
export async function pendingCounts(
  db: Db,
  approverIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...approverIds]
  const { rows } = await sql<{ deskId: string; pending: string }>`
    ${pinnedPlan} select desk.id as desk_id, count(approval.id) as pending
    from unnest(${ids}::bigint[]) as desk (id)
    join learning.approval approval on approval.site_id = ${db.siteId} and approval.state = 'pending'
      and approval.kind = 'manager' and (approval.approver_id = desk.id or approval.escalated_to = desk.id)
    group by desk.id`.execute(db.kysely)
  return new Map(rows.map(({ deskId: approverId, pending }) => [approverId, Number(pending)]))
}

/** The request pending longest with these approvers. */
export async function oldestPending(db: Db, approverIds: readonly string[]) {
  return on(db)
    .selectFrom('learning.approval as approval')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['enrolment.courseId', 'enrolment.accountId'])
    .where('approval.state', '=', 'pending')
    .where('approval.kind', '=', 'manager')
    .where((at) =>
      at.or([at('approval.approverId', 'in', approverIds), at('approval.escalatedTo', 'in', approverIds)]),
    )
    .orderBy('approval.askedAt')
    .orderBy('approval.id')
    .limit(1)
    .executeTakeFirst()
}
