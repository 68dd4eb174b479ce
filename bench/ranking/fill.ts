import type { TestDatabase } from '../../faults/env/database.ts'

/**
 * Points and study time for everyone: one movement this month each, and the rest before this year. Inserted in bulk by the
 * owner, with the sums that the triggers would have computed.
 */
export function fillBoards(database: TestDatabase, siteId: number): Promise<void> {
  return database.asOwner(async (client) => {
    const run = (text: string) => client.query(text, [siteId])
    await client.query('alter table points.entry disable trigger user')
    await client.query('set session_replication_role = replica')
    await run(`create temp table earned as
      select id as account_id, platform.next_id() as movement_id, 1 + (random() * 400)::int as amount
      from identity.account where site_id = $1 and state = 'active'`)
    await run(`insert into points.purse (site_id, account_id, balance, lifetime)
      select $1, account_id, amount * 5, amount * 5 from earned on conflict do nothing`)
    await run(`insert into points.movement (site_id, id, kind, rule, account_id, object, amount, at)
      select $1, movement_id, 'earn', 'bench', account_id, 'bench', amount, now() from earned`)
    await run(`insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
      select $1, movement_id, 1, 'person', account_id, amount, amount, now() from earned`)
    await run(`insert into points.entry (site_id, movement_id, leg, book, amount, at)
      select $1, movement_id, 2, 'system', -amount, now() from earned`)
    await run(`insert into learning.study_hour (site_id, account_id, hour, seconds)
      select $1, account_id, date_trunc('hour', now()), amount * 9 from earned`)
    await client.query('set session_replication_role = default')
    await client.query('alter table points.entry enable trigger user')
    await client.query('analyze points.purse, points.movement, points.entry, learning.study_hour')
  })
}
