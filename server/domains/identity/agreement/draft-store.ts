import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type AgreementKind = 'service' | 'privacy'

/** Every version and draft, newest first; a site publishes a few a year. */
export async function allAgreements(db: Db) {
  return on(db)
    .selectFrom('identity.agreement')
    .select(['id', 'kind', 'version', 'publishedAt', 'publishedBy', 'updatedAt', 'updatedBy'])
    .select(
      sql<Record<string, string>>`
      jsonb_build_object('zh-CN', content -> 'zh-CN' ->> 'title', 'zh-TW', content -> 'zh-TW' ->> 'title',
                         'en-US', content -> 'en-US' ->> 'title')`.as('titles'),
    )
    .orderBy('kind')
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
}

export async function agreementById(db: Db, agreementId: string) {
  return on(db)
    .selectFrom('identity.agreement')
    .select(['id', 'kind', 'version', 'content', 'publishedAt'])
    .where('id', '=', agreementId)
    .executeTakeFirst()
}

/** Locks a kind of agreement, so that one person edits it at a time. */
export async function lockKind(db: Db, kind: AgreementKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity.agreement ${kind}`}), ${db.siteId}::integer)`.execute(
    db.kysely,
  )
}

export async function draftOf(db: Db, kind: AgreementKind) {
  return on(db)
    .selectFrom('identity.agreement')
    .select(['id', 'version', 'content'])
    .where('kind', '=', kind)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
}

export async function newestOf(db: Db, kind: AgreementKind) {
  return on(db)
    .selectFrom('identity.agreement')
    .select(['id', 'version', 'content'])
    .where('kind', '=', kind)
    .where('publishedAt', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Writing = { readonly content: unknown; readonly updatedBy: string | null; readonly updatedAt: Date }

export async function updateDraft(db: Db, id: string, { content, ...row }: Writing): Promise<void> {
  await on(db)
    .updateTable('identity.agreement')
    .set({ ...row, content: JSON.stringify(content) })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute()
}

type NewDraft = Writing & { readonly kind: AgreementKind; readonly version: number }

export async function insertDraft(db: Db, { content, ...row }: NewDraft): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.agreement')
    .values({ ...row, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function putInForce(
  db: Db,
  id: string,
  { publishedBy, publishedAt }: { publishedBy: string; publishedAt: Date },
): Promise<void> {
  await on(db)
    .updateTable('identity.agreement')
    .set({ publishedBy, publishedAt })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await on(db)
    .deleteFrom('identity.agreement')
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute()
}

/** Number of active people, and of those who have accepted each of these. */
export async function countAcceptances(db: Db, agreementIds: readonly string[]) {
  const { people } = await on(db)
    .selectFrom('identity.account')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  const accepted =
    agreementIds.length === 0
      ? []
      : await on(db)
          .selectFrom('identity.acceptance as acceptance')
          .innerJoin('identity.account as account', 'account.id', 'acceptance.accountId')
          .select(({ fn }) => ['acceptance.agreementId', fn.countAll<string>().as('accepted')])
          .where('acceptance.agreementId', 'in', agreementIds)
          .where('account.state', '=', 'active')
          .groupBy('acceptance.agreementId')
          .execute()
  return {
    people: Number(people),
    accepted: Object.fromEntries(accepted.map((row) => [row.agreementId, Number(row.accepted)])),
  }
}
