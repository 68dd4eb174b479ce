import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type ActsQuery = {
  readonly below: string | undefined
  /** Only the grants of one person. */
  readonly byId: string | undefined
  readonly limit: number
}

/** Manual grants, newest first, below a position. */
export function actsBelow(db: Db, { below, byId, limit }: ActsQuery) {
  let query = on(db)
    .selectFrom('points.bulk')
    .select(['id', 'at', 'byId', 'reason', 'people', 'total', 'undoneAt', 'undoneBy', 'shortfall'])
  if (below !== undefined) query = query.where('id', '<', below)
  if (byId !== undefined) query = query.where('byId', '=', byId)
  return query.orderBy('id', 'desc').limit(limit).execute()
}
