import type { DraftType } from '@lyceum/contract/profile'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = ['id', 'clientKey', 'type', 'title', 'savedAt'] as const

type Page = { readonly skip: number; readonly most: number }

/** A page of somebody's drafts, last saved first. The number is small enough to be counted each time. */
export async function draftsOf(db: Db, accountId: string, { skip, most }: Page) {
  const mine = on(db).selectFrom('profile.draft').where('accountId', '=', accountId)
  const { total } = await mine
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine
    .select([...columns, 'excerpt'])
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(most)
    .execute()
  return { rows, total: Number(total) }
}

export async function draftById(db: Db, accountId: string, id: string) {
  return on(db)
    .selectFrom('profile.draft')
    .select([...columns, 'content'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a person's drafts: two editors cannot both add the last one that fits. */
export async function lockDrafts(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`profile.draft:${db.siteId}`}), hashtext(${accountId}))`.execute(
    db.kysely,
  )
}

/** Number of a person's drafts except the one with this key. */
export async function countOthers(db: Db, accountId: string, clientKey: string): Promise<number> {
  const { others } = await on(db)
    .selectFrom('profile.draft')
    .select((row) => row.fn.countAll<string>().as('others'))
    .where('accountId', '=', accountId)
    .where('clientKey', '<>', clientKey)
    .executeTakeFirstOrThrow()
  return Number(others)
}

type Saving = {
  readonly clientKey: string
  readonly type: DraftType
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly savedAt: Date
}

export async function putDraft(db: Db, accountId: string, saving: Saving): Promise<string> {
  const { clientKey, ...change } = saving
  const { id } = await on(db)
    .insertInto('profile.draft')
    .values({ accountId, clientKey, ...change })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId', 'clientKey']).doUpdateSet(change))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteDraftRow(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('profile.draft')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
