import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Number of followers, of followed people, and of likes for a person's comments. */
export async function personTally(db: Db, accountId: string) {
  const row = await on(db)
    .selectFrom('social.person_tally')
    .select(['fans', 'follows', 'likes'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? { fans: 0, follows: 0, likes: 0 }
}

/** Which of these people somebody follows. */
export async function followedAmong(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('social.follow')
    .select('followedId')
    .where('accountId', '=', accountId)
    .where('followedId', 'in', ids)
    .execute()
  return new Set(rows.map(({ followedId }) => followedId))
}

type FollowQuery = {
  readonly side: 'fans' | 'followed'
  readonly beneath?: string | undefined
  readonly limit: number
}

/** A page of a person's followers, or of those they follow; newest first. */
export async function followPage(db: Db, accountId: string, { side, beneath, limit }: FollowQuery) {
  const [mine, theirs] =
    side === 'fans' ? (['followedId', 'accountId'] as const) : (['accountId', 'followedId'] as const)
  const rows = await on(db)
    .selectFrom('social.follow')
    .select([`${theirs} as id`, 'number'])
    .where(mine, '=', accountId)
    .$if(beneath !== undefined, (query) => query.where('number', '<', beneath ?? ''))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    next: rows.length > limit ? (rows[limit - 1]?.number ?? null) : null,
  }
}
