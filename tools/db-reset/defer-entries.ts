import type pg from 'pg'

const followers = ['identity.account', 'org.job', 'org.unit']

/**
 * Disables the triggers that maintain people entries while rows are loaded, and returns a function that writes all
 * entries at once afterwards, before their indexes are built.
 */
export async function deferEntries(client: pg.Client): Promise<() => Promise<void>> {
  for (const table of followers) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    // A temporary index to find everybody's jobs; the real one is built with the others.
    await client.query('create index entries_need_it on org.job (site_id, account_id)')
    await client.query('analyze identity.account, org.job, org.unit')
    await client.query('insert into people.entry select * from people.truth on conflict do nothing')
    await client.query('drop index org.entries_need_it')
    for (const table of followers) await client.query(`alter table ${table} enable trigger user`)
  }
}
