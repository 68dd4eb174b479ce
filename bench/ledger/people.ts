import { hash } from 'node:crypto'
import type { Person, TestDatabase } from '../../faults/env/database.ts'

/** Makes many people with sessions in two statements; none of them has signed in today. */
export async function makePeople({ asOwner, siteId }: TestDatabase, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: String(1_000_001 + index),
    token: hash('sha256', `token ${index}`, 'base64url'),
  }))
  await asOwner(async (client) => {
    await client.query(
      `insert into identity.account (site_id, id, user_name, name)
       select $1, id, 'crowd' || id, '学员' from unnest($2::bigint[]) as id`,
      [siteId, people.map(({ id }) => id)],
    )
    await client.query(
      `insert into identity.session (site_id, account_id, token_hash, role, expires_at, seen_at)
       select $1, id, hash, 'NLRN', '2100-01-01', '2100-01-01' from unnest($2::bigint[], $3::bytea[]) as t (id, hash)`,
      [siteId, people.map(({ id }) => id), people.map(({ token }) => hash('sha256', token, 'buffer'))],
    )
    await client.query('analyze identity.account, identity.session')
  })
  return people
}
