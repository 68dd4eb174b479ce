import { sql } from 'kysely'
import { z } from 'zod'
import { batch } from '#platform/batch'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Cmi, Reported } from './cmi-report.ts'
import type { ItemStates } from './item-rules.ts'

type Place = { readonly enrolmentId: string; readonly moduleId: string }

const fields = z.record(z.string(), z.string()).catch({})
/** Read as text: the names in it are the package's own, and nobody may bend them to the house's spelling. */
const fieldsIn = (text: string) => fields.parse(JSON.parse(text))

export async function packageOf(db: Db, { enrolmentId, moduleId }: Place) {
  const row = await on(db)
    .selectFrom('learning.package')
    .select([
      'suspendData',
      'lastItem',
      sql<string>`cmi::text`.as('cmi'),
      sql<string>`params::text`.as('params'),
    ])
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .executeTakeFirst()
  return row && { ...row, cmi: fieldsIn(row.cmi), params: fieldsIn(row.params) }
}

/** One item of a package with a table of contents. */
export async function itemOf(db: Db, { enrolmentId, moduleId }: Place, item: string) {
  const row = await on(db)
    .selectFrom('learning.package_item')
    .select(['suspendData', sql<string>`cmi::text`.as('cmi')])
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .where('item', '=', item)
    .executeTakeFirst()
  return row && { suspendData: row.suspendData, cmi: fieldsIn(row.cmi) }
}

/** How far each item is that ever said something. */
export async function itemStates(db: Db, { enrolmentId, moduleId }: Place): Promise<ItemStates> {
  const rows = await on(db)
    .selectFrom('learning.package_item')
    .select(['item', 'isDone', 'share'])
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .execute()
  return new Map(
    rows.map(({ item, isDone, share }) => [item, { isDone, share: share === null ? null : Number(share) }]),
  )
}

type Said = {
  readonly cmi: Cmi
  /** Undefined: it stays as it was. */
  readonly suspendData: string | undefined
  readonly at: Date
}

/** Fields that are not named stay as they were. */
export async function putPackage(db: Db, { enrolmentId, moduleId }: Place, { cmi, suspendData, at }: Said) {
  const text = JSON.stringify(cmi)
  const kept = suspendData === undefined ? {} : { suspendData }
  await on(db)
    .insertInto('learning.package')
    .values({ enrolmentId, moduleId, cmi: text, params: '{}', ...kept, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'enrolmentId', 'moduleId'])
        .doUpdateSet({ cmi: sql`package.cmi || ${text}::jsonb`, ...kept, updatedAt: at }),
    )
    .execute()
}

type ItemSaid = Said & Reported & { readonly item: string }

/** The same for one item. What it has reached it keeps, and the best of its scores. */
export async function putItem(db: Db, place: Place, { item, isDone, share, ...said }: ItemSaid) {
  const { cmi, suspendData, at } = said
  const text = JSON.stringify(cmi)
  const best = share === null ? null : String(share)
  const kept = suspendData === undefined ? {} : { suspendData }
  await on(db)
    .insertInto('learning.package_item')
    .values({ ...place, item, cmi: text, isDone, share: best, ...kept, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'enrolmentId', 'moduleId', 'item']).doUpdateSet({
        cmi: sql`package_item.cmi || ${text}::jsonb`,
        isDone: sql`package_item.is_done or ${isDone}`,
        share: sql`greatest(package_item.share, ${best}::numeric)`,
        ...kept,
        updatedAt: at,
      }),
    )
    .execute()
}

/** Where the learner is in a package with a table of contents. */
export async function markItem(db: Db, { enrolmentId, moduleId }: Place, lastItem: string): Promise<void> {
  await on(db)
    .insertInto('learning.package')
    .values({ enrolmentId, moduleId, cmi: '{}', params: '{}', lastItem })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'enrolmentId', 'moduleId']).doUpdateSet({ lastItem }),
    )
    .execute()
}

const maxUnkept = 50

type Unkept = { readonly kept: readonly string[]; readonly unkept: Cmi }

/** Notes what could not be kept, and forgets it once the same field has come in order. */
export async function noteUnkept(db: Db, { enrolmentId, moduleId }: Place, { kept, unkept }: Unkept) {
  const next = sql<never>`((package.unkept - ${kept}::text[]) || ${JSON.stringify(unkept)}::jsonb)`
  await on(db)
    .updateTable('learning.package')
    .set({ unkept: next })
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .where(sql<boolean>`package.unkept <> ${next}`)
    .where(sql<boolean>`(select count(*) from jsonb_object_keys(${next})) <= ${maxUnkept}`)
    .execute()
}

/** What could not be kept of all packages of a learner. */
export async function unkeptOf(db: Db, enrolmentId: string) {
  const rows = await on(db)
    .selectFrom('learning.package')
    .select(['moduleId', sql<string>`unkept::text`.as('unkept')])
    .where('enrolmentId', '=', enrolmentId)
    .where(sql<boolean>`unkept <> '{}'`)
    .execute()
  return rows.map(({ moduleId, unkept }) => ({ moduleId, unkept: fieldsIn(unkept) }))
}

type Params = { readonly accountId: string; readonly token: string; readonly params: string }
type Placed = Params & { readonly siteId: number }

/** Names and values of many players in one statement; of one person's at once, the last wins. */
export const writeParams = batch<Params, boolean>({
  name: 'learning.params',
  write: async (db, all) => {
    const last = [...new Map(all.map((one) => [keyOf(one), one])).values()]
    const { rows } = await sql<Placed>`
      with said as (
        select * from unnest(${last.map((one) => one.siteId)}::integer[], ${last.map((one) => one.accountId)}::bigint[],
          ${last.map((one) => one.token)}::text[], ${last.map((one) => one.params)}::text[])
          as t (site_id, account_id, token, params)
      ), counted as (
        select player.site_id, player.account_id, player.token, player.enrolment_id, player.module_id, said.params
        from said join learning.player as player
          on player.site_id = said.site_id and player.account_id = said.account_id and player.token = said.token
        order by player.site_id, player.enrolment_id
      ), written as (
        insert into learning.package as package (site_id, enrolment_id, module_id, cmi, params)
        select site_id, enrolment_id, module_id, '{}', params::jsonb from counted
        on conflict (site_id, enrolment_id, module_id) do update
          set params = package.params || excluded.params, updated_at = now()
          where (select count(*) from jsonb_object_keys(package.params || excluded.params)) <= 200
      )
      select site_id, account_id, token from counted`.execute(db.kysely)
    const counted = new Set(rows.map(keyOf))
    return all.map((one) => counted.has(keyOf(one)))
  },
})

const keyOf = ({ siteId, accountId, token }: Pick<Placed, 'siteId' | 'accountId' | 'token'>) =>
  `${siteId}:${accountId}:${token}`
