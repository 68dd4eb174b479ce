import { inDatabase } from '../harness/database.ts'

/** Books points like a manual grant: a movement with two entries, which update the wallet. */
export async function givePoints(accountId: string, amount: number): Promise<void> {
  await inDatabase(
    `
    with moved as (
      insert into points.movement (site_id, kind, rule, account_id, object, amount, reason, at)
      select site_id, 'grant', 'manual', id, 'grant:journey', $2, '年度之星', now()
      from identity.account where id = $1 returning *
    )
    insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
    select site_id, id, 1, 'person', account_id, amount, amount, at from moved
    union all
    select site_id, id, 2, 'system', null, -amount, 0, at from moved`,
    [accountId, amount],
  )
}
