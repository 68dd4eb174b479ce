import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Page = { readonly isPending: boolean; readonly skip: number; readonly most: number }

/** What lies at a desk: asked of this manager or handed up to them; and what was decided there, by whomever. */
const atDesk = (db: Db, deskId: string, isPending: boolean) =>
  on(db)
    .selectFrom('learning.approval as approval')
    .where('approval.state', isPending ? '=' : '!=', 'pending')
    .where((at) =>
      at.or([
        at('approval.approverId', '=', deskId),
        at('approval.escalatedTo', '=', deskId),
        ...(isPending ? [] : [at('approval.onBehalfOf', '=', deskId), at('approval.decidedBy', '=', deskId)]),
      ]),
    )
    // What is no longer a manager's to decide lies at no manager's desk.
    .where((at) => at.or([at('approval.kind', '=', 'manager'), at('approval.state', '!=', 'pending')]))

/** Pages by number, as the portal asks for them; nobody pages deep into what they have to decide. */
export async function approvalPage(db: Db, deskId: string, { isPending, skip, most }: Page) {
  const mine = atDesk(db, deskId, isPending)
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

/** How many requests wait at each desk. */
export async function pendingCounts(
  db: Db,
  deskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...deskIds]
  const { rows } = await sql<{ deskId: string; pending: string }>`
    select desk.id as desk_id, count(approval.id) as pending
    from unnest(${ids}::bigint[]) as desk (id)
    join learning.approval approval on approval.site_id = ${db.siteId} and approval.state = 'pending'
      and approval.kind = 'manager' and (approval.approver_id = desk.id or approval.escalated_to = desk.id)
    group by desk.id`.execute(db.kysely)
  return new Map(rows.map(({ deskId, pending }) => [deskId, Number(pending)]))
}

/** What has waited longest at these desks. */
export async function oldestPending(db: Db, deskIds: readonly string[]) {
  return on(db)
    .selectFrom('learning.approval as approval')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'approval.enrolmentId')
    .select(['enrolment.courseId', 'enrolment.accountId'])
    .where('approval.state', '=', 'pending')
    .where('approval.kind', '=', 'manager')
    .where((at) =>
      at.or([at('approval.approverId', 'in', deskIds), at('approval.escalatedTo', 'in', deskIds)]),
    )
    .orderBy('approval.askedAt')
    .orderBy('approval.id')
    .limit(1)
    .executeTakeFirst()
}
