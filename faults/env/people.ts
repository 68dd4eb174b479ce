import { hash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** An account with a session. */
export type Person = { readonly id: string; readonly token: string }

/** Creates people with sessions in two statements. */
export async function makePeople(client: pg.Client, siteId: number, count: number): Promise<Person[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const { rows } = await client.query<{ id: string }>(
    `insert into identity.account (site_id, user_name, name)
     select $1, 'person' || n, '学员' || n from unnest($2::integer[]) as n returning id::text`,
    [siteId, numbers],
  )
  const people = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  await client.query(
    `insert into identity.session (site_id, account_id, token_hash, role, expires_at, seen_at)
     select $1, id, hash, 'NLRN', '2100-01-01', '2100-01-01' from unnest($2::bigint[], $3::bytea[]) as t (id, hash)`,
    [siteId, people.map(({ id }) => id), people.map(({ token }) => hash('sha256', token, 'buffer'))],
  )
  // As autovacuum does in production: without statistics the planner scans every session for each call.
  await client.query('analyze identity.account, identity.session, site.site, site.host')
  return people
}
