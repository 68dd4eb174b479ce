import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Bond = { readonly accountId: string; readonly followedId: string }

/** Whether it is new; two concurrent calls give one row. */
export async function addFollow(db: Db, bond: Bond, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('social.follow')
    .values({ ...bond, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function dropFollow(db: Db, { accountId, followedId }: Bond): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('social.follow')
    .where('accountId', '=', accountId)
    .where('followedId', '=', followedId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type Steps = Partial<Record<'fans' | 'follows' | 'likes', number>>

/**
 * Updates the counters of people. In id order, so that two people who follow each other at the same moment do not
 * deadlock.
 */
export async function countPeople(db: Db, steps: ReadonlyMap<string, Steps>): Promise<void> {
  const ids = [...steps.keys()].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  for (const accountId of ids) {
    const { fans = 0, follows = 0, likes = 0 } = steps.get(accountId) ?? {}
    await on(db)
      .insertInto('social.person_tally')
      .values({
        accountId,
        fans: Math.max(fans, 0),
        follows: Math.max(follows, 0),
        likes: Math.max(likes, 0),
      })
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'accountId']).doUpdateSet({
          fans: sql`person_tally.fans + ${fans}`,
          follows: sql`person_tally.follows + ${follows}`,
          likes: sql`person_tally.likes + ${likes}`,
        }),
      )
      .execute()
  }
}
