import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type BroadcastEvent = 'published' | 'changed' | 'reminder' | 'swept'

/** The object of a broadcast's messages: one message each, however often its steps run. */
export const objectOf = (broadcastId: string) => `news.telling:${broadcastId}`
export const broadcastIdOf = (object: string) => object.slice('news.telling:'.length)

type NewBroadcast = {
  readonly itemId: string
  readonly event: BroadcastEvent
  readonly version: number
  readonly dueAt: Date
}

export async function insertBroadcast(db: Db, broadcast: NewBroadcast): Promise<string> {
  const { id } = await on(db)
    .insertInto('news.telling')
    .values(broadcast)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockBroadcast(db: Db, id: string) {
  return on(db).selectFrom('news.telling').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Change = {
  readonly reached?: string
  readonly walked?: number
  readonly told?: number
  readonly dueAt?: Date
  readonly beatAt?: Date | null
  readonly endedAt?: Date | null
}

export async function updateBroadcast(db: Db, id: string, change: Change): Promise<void> {
  await on(db).updateTable('news.telling').set(change).where('id', '=', id).execute()
}

/** The broadcasts of an item, newest first. */
export async function broadcastsOf(db: Db, itemId: string) {
  return on(db)
    .selectFrom('news.telling')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('event', '!=', 'swept')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends unfinished broadcasts: nobody is notified of something withdrawn. */
export async function endBroadcasts(db: Db, itemId: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('news.telling')
    .set({ endedAt: at })
    .where('itemId', '=', itemId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Due, not ended, and without a step since a moment: never started, or the worker is gone. */
export async function stalledBroadcasts(db: Db, now: Date, since: Date): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('news.telling')
    .select('id')
    .where('endedAt', 'is', null)
    .where('dueAt', '<=', now)
    .where((at) => at.or([at('beatAt', 'is', null), at('beatAt', '<', since)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The audiences of the items of these broadcasts. */
export async function broadcastAudiences(db: Db, broadcastIds: readonly string[]) {
  if (broadcastIds.length === 0) return []
  return on(db)
    .selectFrom('news.telling as telling')
    .innerJoin('news.item as item', 'item.id', 'telling.itemId')
    .select(['telling.id', 'item.audience'])
    .where('telling.id', 'in', broadcastIds)
    .execute()
}

/** Current or scheduled announcements with units in their audience that have been broadcast. */
export async function unitNotices(db: Db) {
  const rows = await on(db)
    .selectFrom('news.item as item')
    .select(['item.id', 'item.version', 'item.audience'])
    .where('item.state', '=', 'published')
    .where('item.kind', '=', 'notice')
    .where((at) =>
      at.exists(
        at
          .selectFrom('news.telling as telling')
          .select('telling.id')
          .whereRef('telling.itemId', '=', 'item.id'),
      ),
    )
    .execute()
  return rows.filter(({ audience }) => audience.some((key) => key.startsWith('unit:')))
}
