import { sql } from 'kysely'
import { batch } from '#platform/db/batch'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

export async function insertNote(db: Db, row: { ownerId: string; text: string }) {
  return on(db).insertInto('probe.note').values(row).returning(['id', 'text']).executeTakeFirstOrThrow()
}

export async function notesOf(db: Db, ownerId: string, ids: readonly string[]) {
  return on(db)
    .selectFrom('probe.note')
    .select(['id', 'text'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
}

export async function setText(db: Db, noteId: string, text: string): Promise<void> {
  await on(db).updateTable('probe.note').set({ text }).where('id', '=', noteId).execute()
}

export async function markHandled(db: Db, noteId: string): Promise<void> {
  await on(db)
    .updateTable('probe.note')
    .set((note) => ({ heard: note('heard', '+', 1) }))
    .where('id', '=', noteId)
    .execute()
}

/** Takes from the common wallet (owner 0) if it has enough. */
export async function drawFromCommon(db: Db, amount: number): Promise<boolean> {
  const taken = await on(db)
    .updateTable('probe.purse')
    .set((wallet) => ({ balance: wallet('balance', '-', amount) }))
    .where('ownerId', '=', '0')
    .where('balance', '>=', amount)
    .returning('ownerId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function addToWallet(db: Db, ownerId: string, amount: number): Promise<number> {
  const { balance } = await on(db)
    .insertInto('probe.purse')
    .values({ ownerId, balance: amount })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'ownerId']).doUpdateSet({ balance: sql`purse.balance + excluded.balance` }),
    )
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

export async function insertMovement(
  db: Db,
  row: { ownerId: string; amount: number; note: string },
): Promise<void> {
  await on(db).insertInto('probe.movement').values(row).execute()
}

type Heartbeat = { readonly accountId: string; readonly module: number; readonly seconds: number }

export async function addHeartbeat(db: Db, heartbeat: Heartbeat): Promise<number> {
  const { seconds } = await on(db)
    .insertInto('probe.beat')
    .values(heartbeat)
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'accountId', 'module'])
        .doUpdateSet({ seconds: sql`beat.seconds + excluded.seconds` }),
    )
    .returning('seconds')
    .executeTakeFirstOrThrow()
  return seconds
}

type Written = {
  readonly siteId: number
  readonly accountId: string
  readonly module: number
  readonly seconds: number
}

/** Heartbeats of one person and module within a group become one row, because a statement may touch a row only once. */
export const addHeartbeatTogether = batch<Heartbeat, number>({
  name: 'probe.beat',
  write: async (db, heartbeats) => {
    const { rows } = await sql<Written>`
      insert into probe.beat as beat (site_id, account_id, module, seconds)
      select site_id, account_id, module, sum(seconds)::integer
      from unnest(${heartbeats.map((row) => row.siteId)}::integer[], ${heartbeats.map((row) => row.accountId)}::bigint[],
                  ${heartbeats.map((row) => row.module)}::integer[], ${heartbeats.map((row) => row.seconds)}::integer[])
           as t (site_id, account_id, module, seconds)
      group by site_id, account_id, module order by site_id, account_id, module
      on conflict (site_id, account_id, module) do update set seconds = beat.seconds + excluded.seconds
      returning site_id, account_id, module, seconds`.execute(db.kysely)
    const totals = new Map(rows.map((row) => [keyOf(row), row.seconds]))
    return heartbeats.map((heartbeat) => totals.get(keyOf(heartbeat)) ?? 0)
  },
})

const keyOf = (row: { siteId: number; accountId: string; module: number }) =>
  `${row.siteId}/${row.accountId}/${row.module}`
