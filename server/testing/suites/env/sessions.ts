import { createHash } from 'node:crypto'
import type pg from 'pg'
import { makeSession } from '../../../domains/identity/make.ts'
import { homeRole } from '../../../domains/identity/rules.ts'
import { people, type PersonName, personNames, tokenOf } from '../../people.ts'
import type { Accounts, Sites } from '../generate/ids.ts'
import { deadTokens, learnerToken } from './principals.ts'

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Sessions that are not in the template: ended ones, and that of an administrator in the learner role. */
export async function makeSessions(sites: Sites, accounts: Accounts, owner: pg.Client): Promise<void> {
  const session = { accountId: accounts.lin, roles: [] }
  await makeSession(sites.alpha.db, {
    ...session,
    token: deadTokens.expired,
    expiresAt: new Date('2026-01-01'),
  })
  await makeSession(sites.alpha.db, { ...session, token: deadTokens.ended })
  await owner.query(
    "update identity.session set ended_at = now(), end_reason = 'logout' where token_hash = $1",
    [hashOf(deadTokens.ended)],
  )
  await makeSession(sites.alpha.db, { accountId: accounts.admin, token: learnerToken, roles: [] })
}

const usual = personNames.map((name: PersonName) => ({
  token: tokenOf(name),
  role: homeRole(people[name].roles),
}))
const sessions = [...usual, { token: learnerToken, role: 'NLRN' }]
const living = [sessions.map(({ token }) => hashOf(token)), sessions.map(({ role }) => role)]

/** Gives everyone a valid session in the usual role again. */
export async function revive(owner: pg.Client): Promise<void> {
  await owner.query({
    name: 'revive',
    text: `with alive as (
       update identity.session s set ended_at = null, end_reason = null, expires_at = '2100-01-01', role = t.role
       from unnest($1::bytea[], $2::text[]) as t (token_hash, role)
       where s.token_hash = t.token_hash and (s.ended_at is not null or s.expires_at <> '2100-01-01' or s.role <> t.role)
       returning s.account_id)
     update identity.account a set state = 'active' from identity.session s
     where s.token_hash = any ($1) and a.site_id = s.site_id and a.id = s.account_id and a.state <> 'active'`,
    values: living,
  })
}

/** Whether `revive` restores rows of this table. */
export const isSessionTable = (relation: string) =>
  relation === 'identity.session' || relation === 'identity.account'
