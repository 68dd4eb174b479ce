import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { columns } from './store.ts'
import { on } from './tables.ts'

type Page = { readonly skip: number; readonly most: number }

export async function ownRequests(db: Db, accountId: string, { skip, most }: Page) {
  const mine = on(db)
    .selectFrom('leave.request')
    .where('accountId', '=', accountId)
    .where('isHidden', '=', false)
  const rows = await mine
    .select(columns)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(most)
    .execute()
  const { total } = await mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** An approver: the managers they decide for, themselves included, and the units where they administer leave, if any. */
export type Seat = {
  readonly accountId: string
  readonly approverIds: readonly string[]
  readonly reach: Reach | undefined
}

/** Requests somebody may decide, and those decided by them or on their behalf. Nobody decides their own. */
const forApprovers = (db: Db, { accountId, approverIds, reach }: Seat, isPending: boolean) =>
  on(db)
    .selectFrom('leave.request')
    .where('leave.request.state', isPending ? '=' : '!=', 'pending')
    .where('leave.request.accountId', '!=', accountId)
    .where((at) =>
      at.or([
        at('leave.request.approverId', 'in', [...approverIds]),
        at('leave.request.escalatedTo', 'in', [...approverIds]),
        ...(isPending ? [] : [at('leave.request.decidedBy', '=', accountId)]),
        ...(reach
          ? [
              at.and([
                at.or([
                  at('leave.request.approverId', 'is', null),
                  at.and([
                    at('leave.request.escalatedAt', 'is not', null),
                    at('leave.request.escalatedTo', 'is', null),
                  ]),
                ]),
                within(reach, 'leave.request.account_id'),
              ]),
            ]
          : []),
      ]),
    )

/** Paged by number, as the portal needs it; nobody pages deep here. */
export async function requestsToDecide(
  db: Db,
  seat: Seat,
  { isPending, skip, most }: Page & { readonly isPending: boolean },
) {
  const rows = await forApprovers(db, seat, isPending)
    .select(columns)
    .orderBy(isPending ? 'askedAt' : 'decidedAt', isPending ? 'asc' : 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(most)
    .execute()
  return { rows, total: await countToDecide(db, seat, isPending) }
}

export async function countToDecide(db: Db, seat: Seat, isPending = true): Promise<number> {
  const { total } = await forApprovers(db, seat, isPending)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
