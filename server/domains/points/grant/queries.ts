import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Wanted = {
  readonly below: string | undefined
  /** Only the acts of one person. */
  readonly byId: string | undefined
  readonly limit: number
}

/** Acts by hand, the newest first, from a place on. */
export function actsBelow(db: Db, { below, byId, limit }: Wanted) {
  let query = on(db)
    .selectFrom('points.bulk')
    .select(['id', 'at', 'byId', 'reason', 'people', 'total', 'undoneAt', 'undoneBy', 'shortfall'])
  if (below !== undefined) query = query.where('id', '<', below)
  if (byId !== undefined) query = query.where('byId', '=', byId)
  return query.orderBy('id', 'desc').limit(limit).execute()
}
