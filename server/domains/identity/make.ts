import { createHash, randomUUID } from 'node:crypto'
import type { RoleCode } from '@lyceum/contract/identity'
import type { Db } from '#platform/db'
import type { Specimens } from '#testing/specimens'
import { homeRole } from './rules.ts'
import { on } from './tables.ts'

type NewAccount = {
  readonly userName: string
  readonly name: string
  readonly roles?: readonly RoleCode[]
  readonly passwordHash?: string
  readonly state?: 'pending' | 'active' | 'suspended' | 'left'
  readonly email?: string
  readonly phone?: string
}

export async function makeAccount(db: Db, { roles = [], ...row }: NewAccount): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.account')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0) {
    await on(db)
      .insertInto('identity.holding')
      .values(roles.map((role) => ({ accountId: id, role })))
      .execute()
  }
  return id
}

type NewSession = {
  readonly accountId: string
  readonly token: string
  readonly roles: readonly RoleCode[]
  readonly expiresAt?: Date
}

/** A session whose token the maker chooses, so that a test can speak for the person at once. */
export async function makeSession(db: Db, { accountId, token, roles, expiresAt }: NewSession): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest()
  const row = { accountId, tokenHash, role: homeRole(roles), expiresAt: expiresAt ?? new Date('2100-01-01') }
  await on(db).insertInto('identity.session').values(row).execute()
}

export const specimens: Specimens = {
  'identity.account': {
    make: (db) => makeAccount(db, { userName: `colleague-${randomUUID()}`, name: '周同事' }),
    reach: 'site',
  },
}
