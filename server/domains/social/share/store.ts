import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Target } from '../targets.ts'

type Sharing = {
  readonly target: Target
  readonly accountId: string
  readonly receiverIds: readonly string[]
  readonly note: string
  readonly at: Date
}

const dayMs = 86_400_000

/** Records who was shown what; returns those to whom the same person had not shown it within a day. */
export async function addShares(db: Db, sharing: Sharing): Promise<string[]> {
  const { target, accountId, receiverIds, note, at } = sharing
  const { kind, id: targetId } = target
  const rows = await on(db)
    .insertInto('social.share')
    // In one order, so that two who share at once wait for each other and never in a circle.
    .values(receiverIds.toSorted().map((receiverId) => ({ kind, targetId, accountId, receiverId, note, at })))
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'receiverId', 'kind', 'targetId', 'accountId'])
        .doUpdateSet({ note, at })
        .where(sql<boolean>`share.at < ${new Date(at.getTime() - dayMs)}`),
    )
    .returning('receiverId')
    .execute()
  return rows.map(({ receiverId }) => receiverId)
}
