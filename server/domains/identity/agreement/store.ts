import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The newest published version of each kind. */
export async function agreementsInForce(db: Db) {
  return on(db)
    .selectFrom('identity.agreement')
    .distinctOn('kind')
    .select(['id', 'kind', 'version', 'content'])
    .where('publishedAt', 'is not', null)
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
}

export async function publishedAgreement(db: Db, agreementId: string) {
  return on(db)
    .selectFrom('identity.agreement')
    .select(['id', 'kind', 'version', 'content', 'publishedAt'])
    .where('id', '=', agreementId)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst()
}

/** Which of these agreements a person has accepted. */
export async function acceptedOf(
  db: Db,
  accountId: string,
  agreementIds: readonly string[],
): Promise<string[]> {
  if (agreementIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('identity.acceptance')
    .select('agreementId')
    .where('accountId', '=', accountId)
    .where('agreementId', 'in', agreementIds)
    .execute()
  return rows.map((row) => row.agreementId)
}

type Acceptance = {
  readonly accountId: string
  readonly agreementId: string
  readonly address: string
  readonly at: Date
}

export async function insertAcceptances(db: Db, rows: readonly Acceptance[]): Promise<void> {
  if (rows.length === 0) return
  await on(db)
    .insertInto('identity.acceptance')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type NewAgreement = {
  readonly kind: 'service' | 'privacy'
  readonly version: number
  readonly content: unknown
  readonly publishedAt: Date
}

export async function insertAgreement(
  db: Db,
  { content, ...row }: NewAgreement,
): Promise<string | undefined> {
  const made = await on(db)
    .insertInto('identity.agreement')
    .values({ ...row, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}
