import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type TellingEvent = 'published' | 'changed' | 'reminder' | 'swept'

/** What a message of a telling is about: one each, however often its steps are taken. */
export const objectOf = (tellingId: string) => `news.telling:${tellingId}`
export const tellingOf = (object: string) => object.slice('news.telling:'.length)

type NewTelling = {
  readonly itemId: string
  readonly event: TellingEvent
  readonly version: number
  readonly dueAt: Date
}

export async function insertTelling(db: Db, telling: NewTelling): Promise<string> {
  const { id } = await on(db)
    .insertInto('news.telling')
    .values(telling)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockTelling(db: Db, id: string) {
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

export async function updateTelling(db: Db, id: string, change: Change): Promise<void> {
  await on(db).updateTable('news.telling').set(change).where('id', '=', id).execute()
}

/** What was told of an item, the newest first. */
export async function tellingsOf(db: Db, itemId: string) {
  return on(db)
    .selectFrom('news.telling')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('event', '!=', 'swept')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends what has been begun and not finished: of something withdrawn nothing more is told. */
export async function endTellings(db: Db, itemId: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('news.telling')
    .set({ endedAt: at })
    .where('itemId', '=', itemId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Due, not ended, and without a step since a moment: nobody has begun it, or whoever had is gone. */
export async function silentTellings(db: Db, now: Date, since: Date): Promise<string[]> {
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

/** The audiences of what these tellings tell of. */
export async function audiencesTold(db: Db, tellingIds: readonly string[]) {
  if (tellingIds.length === 0) return []
  return on(db)
    .selectFrom('news.telling as telling')
    .innerJoin('news.item as item', 'item.id', 'telling.itemId')
    .select(['telling.id', 'item.audience'])
    .where('telling.id', 'in', tellingIds)
    .execute()
}

/** Announcements on the board or to come whose audience names units, and that somebody was told of. */
export async function toldByUnit(db: Db) {
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
