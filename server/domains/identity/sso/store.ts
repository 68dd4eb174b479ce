import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

export async function enabledProviders(db: Db) {
  return on(db)
    .selectFrom('identity.provider')
    .select(['id', 'name', 'kind'])
    .where('isEnabled', '=', true)
    .orderBy('id')
    .execute()
}

export async function allProviders(db: Db) {
  return on(db)
    .selectFrom('identity.provider')
    .select(['id', 'name', 'config', 'sealedSecret', 'isEnabled'])
    .orderBy('id')
    .execute()
}

/** The enabled directories of the site. */
export async function directoriesOf(db: Db) {
  return on(db)
    .selectFrom('identity.provider')
    .select(['id', 'name'])
    .where('kind', '=', 'ldap')
    .where('isEnabled', '=', true)
    .orderBy('id')
    .execute()
}

export async function enabledProvider(db: Db, providerId: string) {
  return on(db)
    .selectFrom('identity.provider')
    .select(['id', 'config', 'sealedSecret'])
    .where('id', '=', providerId)
    .where('isEnabled', '=', true)
    .executeTakeFirst()
}

export async function lockProvider(db: Db, providerId: string) {
  return on(db)
    .selectFrom('identity.provider')
    .select(['id', 'kind', 'name', 'config', 'sealedSecret', 'isEnabled'])
    .where('id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()
}

type Provider = {
  readonly kind: 'oidc' | 'ldap'
  readonly name: string
  readonly config: unknown
  readonly sealedSecret: Buffer | null
  readonly isEnabled: boolean
}

export async function insertProvider(db: Db, { config, ...row }: Provider): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.provider')
    .values({ ...row, config: JSON.stringify(config) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProvider(
  db: Db,
  providerId: string,
  { config, ...row }: Provider,
): Promise<void> {
  await on(db)
    .updateTable('identity.provider')
    .set({ ...row, config: JSON.stringify(config) })
    .where('id', '=', providerId)
    .execute()
}

/** One first sign-in of a person at a time: two at the same moment must not create two accounts. */
export async function lockSubject(db: Db, providerId: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity.link ${providerId} ${subject}`}), ${db.siteId}::integer)`.execute(
    db.kysely,
  )
}

export async function linkedAccountId(
  db: Db,
  providerId: string,
  subject: string,
): Promise<string | undefined> {
  const link = await on(db)
    .selectFrom('identity.provider_link')
    .select('accountId')
    .where('providerId', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return link?.accountId
}

/** Whether somebody at this provider is already linked to this account. */
export async function isLinked(db: Db, providerId: string, accountId: string): Promise<boolean> {
  const link = await on(db)
    .selectFrom('identity.provider_link')
    .select('subject')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

type Link = {
  readonly providerId: string
  readonly subject: string
  readonly accountId: string
  readonly linkedAt: Date
}

export async function insertLink(db: Db, link: Link): Promise<void> {
  await on(db).insertInto('identity.provider_link').values(link).execute()
}

/** The names of sign-in methods. */
export const providerNames: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('identity.provider')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
