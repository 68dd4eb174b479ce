import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'
import type { Target } from './targets.ts'

type Steps = Partial<Record<'comments' | 'likes' | 'collects' | 'shares', number>>

/** Updates the counters of a thing and returns them; the row stays locked until the transaction ends. */
export async function count(db: Db, { kind, id: targetId }: Target, steps: Steps) {
  const { comments = 0, likes = 0, collects = 0, shares = 0 } = steps
  const first = [comments, likes, collects, shares].map((step) => Math.max(step, 0))
  return on(db)
    .insertInto('social.tally')
    .values({ kind, targetId, comments: first[0], likes: first[1], collects: first[2], shares: first[3] })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'kind', 'targetId']).doUpdateSet({
        comments: sql`tally.comments + ${comments}`,
        likes: sql`tally.likes + ${likes}`,
        collects: sql`tally.collects + ${collects}`,
        shares: sql`tally.shares + ${shares}`,
      }),
    )
    .returning(['comments', 'likes', 'collects', 'shares'])
    .executeTakeFirstOrThrow()
}

export async function tallyOf(db: Db, { kind, id }: Target) {
  const row = await on(db)
    .selectFrom('social.tally')
    .select(['comments', 'likes', 'collects', 'shares'])
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .executeTakeFirst()
  return row ?? { comments: 0, likes: 0, collects: 0, shares: 0 }
}
