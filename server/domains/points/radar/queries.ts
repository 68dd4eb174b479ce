import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type SuspicionQuery = {
  readonly reach: Reach
  readonly isDecided: boolean
  readonly below: { readonly updatedAt: Date; readonly id: string } | undefined
  readonly limit: number
}

const suspicions = (db: Db) =>
  on(db)
    .selectFrom('points.suspicion as suspicion')
    .innerJoin('points.hold as hold', 'hold.id', 'suspicion.holdId')
    .select(['suspicion.holdId as id', 'suspicion.at', 'suspicion.kind', 'suspicion.accountId'])
    .select(['suspicion.evidence', 'suspicion.decidedAt', 'suspicion.decidedBy', 'suspicion.isApproved'])
    .select(['hold.rule', 'hold.object', 'hold.amount'])

/** Open or decided suspicions, newest first. */
export function suspicionsBelow(db: Db, { reach, isDecided, below, limit }: SuspicionQuery) {
  let query = suspicions(db)
    .where(within(reach, 'suspicion.account_id'))
    .where('suspicion.decidedAt', isDecided ? 'is not' : 'is', null)
  if (below)
    query = query.where((at) =>
      at(at.refTuple('suspicion.at', 'suspicion.holdId'), '<', at.tuple(below.updatedAt, below.id)),
    )
  return query.orderBy('suspicion.at', 'desc').orderBy('suspicion.holdId', 'desc').limit(limit).execute()
}

export function suspicionById(db: Db, id: string) {
  return suspicions(db).where('suspicion.holdId', '=', id).executeTakeFirst()
}
