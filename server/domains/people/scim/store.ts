import type { ScimAccess } from '@lyceum/contract/people'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function allTokens(db: Db) {
  return on(db)
    .selectFrom('people.scim_token')
    .select(['id', 'name', 'tail', 'byId', 'byRole', 'usersAccess', 'groupsAccess'])
    .select(['createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

type NewToken = {
  readonly name: string
  readonly tokenHash: Buffer
  readonly tail: string
  readonly byId: string
  readonly byRole: string
  readonly usersAccess: ScimAccess
  readonly groupsAccess: ScimAccess
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertToken(db: Db, token: NewToken): Promise<string> {
  const { id } = await on(db)
    .insertInto('people.scim_token')
    .values(token)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function revokeToken(db: Db, id: string, at: Date) {
  return on(db)
    .updateTable('people.scim_token')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export async function tokenById(db: Db, id: string) {
  return on(db)
    .selectFrom('people.scim_token')
    .select(['id', 'name', 'revokedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type LiveToken = NonNullable<Awaited<ReturnType<typeof liveToken>>>

/** The token of this hash that is neither revoked nor expired. */
export async function liveToken(db: Db, tokenHash: Buffer, now: Date) {
  return on(db)
    .selectFrom('people.scim_token')
    .select(['id', 'name', 'byId', 'byRole', 'usersAccess', 'groupsAccess', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** The last use of a token is recorded to the minute. */
export async function touchToken(db: Db, { id, lastUsedAt }: LiveToken, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() <= 60_000) return
  await on(db).updateTable('people.scim_token').set({ lastUsedAt: now }).where('id', '=', id).execute()
}

export type Kind = 'user' | 'group'

export async function externalIds(
  db: Db,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on(db)
    .selectFrom('people.scim_name')
    .select(['resourceId', 'externalId'])
    .where('kind', '=', kind)
    .where(sql<boolean>`resource_id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ resourceId, externalId }) => [resourceId, externalId]))
}

export async function byExternalId(db: Db, kind: Kind, externalId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('people.scim_name')
    .select('resourceId')
    .where('kind', '=', kind)
    .where('externalId', '=', externalId)
    .limit(100)
    .execute()
  return rows.map(({ resourceId }) => resourceId)
}

type Naming = { readonly kind: Kind; readonly resourceId: string; readonly externalId: string | undefined }

export async function saveExternalId(db: Db, { kind, resourceId, externalId }: Naming): Promise<void> {
  if (externalId === undefined || externalId === '') return
  await on(db)
    .insertInto('people.scim_name')
    .values({ kind, resourceId, externalId })
    .onConflict((conflict) => conflict.columns(['siteId', 'kind', 'resourceId']).doUpdateSet({ externalId }))
    .execute()
}
