import { sql } from 'kysely'
import type { Activity, MedalSheet } from '@lyceum/contract/honor'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'

type Count = {
  readonly accountId: string
  readonly deed: Activity
  readonly by?: number
  readonly atLeast?: number
}

/** Counts an activity: one more, or at least the given number (a streak). Returns the new count. */
export async function countActivity(db: Db, { accountId, deed, by = 1, atLeast }: Count): Promise<number> {
  const first = atLeast ?? by
  const { count } = await on(db)
    .insertInto('honor.tally')
    .values({ accountId, deed, count: first })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'accountId', 'deed']).doUpdateSet({
        count: atLeast === undefined ? sql`tally.count + ${by}` : sql`greatest(tally.count, ${atLeast})`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** Awards what the count deserves; returns the newly awarded medals. */
export async function award(
  db: Db,
  { accountId, deed, count, at }: { accountId: string; deed: Activity; count: number; at: Date },
): Promise<readonly string[]> {
  const rows = await on(db)
    .insertInto('honor.earned')
    .columns(['accountId', 'medalId', 'earnedAt'])
    .expression(
      on(db)
        .selectFrom('honor.medal')
        .select([
          sql<string>`${accountId}::bigint`.as('accountId'),
          'id',
          sql<Date>`${at}::timestamptz`.as('at'),
        ])
        .where('deed', '=', deed)
        .where('needed', '<=', count)
        .where('isRetired', '=', false),
    )
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId', 'medalId']).doNothing())
    .returning('medalId')
    .execute()
  return rows.map(({ medalId }) => medalId)
}

/** Awards a medal to everyone who has done enough already; returns their ids. */
export async function awardToAll(db: Db, medalId: string, at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ accountId: string }>`
    insert into honor.earned (site_id, account_id, medal_id, earned_at)
    select ${db.siteId}, tally.account_id, medal.id, ${at}
    from honor.medal as medal
    join honor.tally as tally on tally.site_id = ${db.siteId} and tally.deed = medal.deed and tally.count >= medal.needed
    where medal.site_id = ${db.siteId} and medal.id = ${medalId}::bigint and not medal.is_retired
    on conflict (site_id, account_id, medal_id) do nothing
    returning account_id`.execute(db.kysely)
  return rows.map(({ accountId }) => accountId)
}

export async function lockMedal(db: Db, id: string) {
  return on(db).selectFrom('honor.medal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Fields = Required<MedalSheet>

export async function insertMedal(db: Db, fields: Fields): Promise<string> {
  const { id } = await on(db)
    .insertInto('honor.medal')
    .values((at) => ({
      ...fields,
      position: at.selectFrom('honor.medal').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMedal(db: Db, id: string, fields: Fields): Promise<void> {
  await on(db)
    .updateTable('honor.medal')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks medals as acknowledged; returns how many were new. */
export async function markAcknowledged(
  db: Db,
  accountId: string,
  { medalIds, at }: { medalIds: readonly string[]; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await on(db)
    .updateTable('honor.earned')
    .set({ toldAt: at })
    .where('accountId', '=', accountId)
    .where('medalId', '=', sql<string>`any(${bigints(medalIds)})`)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Locks the earned medals of a person and returns their ids. */
export async function lockEarned(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('honor.earned')
    .select('medalId')
    .where('accountId', '=', accountId)
    .orderBy('medalId')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ medalId }) => medalId))
}

/** Replaces the shown medals, in this order. */
export async function putShown(db: Db, accountId: string, medalIds: readonly string[]): Promise<void> {
  await on(db)
    .updateTable('honor.earned')
    .set({ shownAs: sql<number | null>`array_position(${bigints(medalIds)}, medal_id)` })
    .where('accountId', '=', accountId)
    .execute()
}
