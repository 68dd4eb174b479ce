import { sql } from 'kysely'
import { z } from 'zod'
import { batch } from '#platform/db/batch'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Cmi, Reported } from './cmi-report.ts'
import type { ItemStates } from './item-rules.ts'

type Place = { readonly enrolmentId: string; readonly moduleId: string }

const fields = z.record(z.string(), z.string()).catch({})
/** Read as text: the keys belong to the package, and the column renaming must not touch them. */
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

/** One item of a package with several items. */
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

/** The state of each item that has ever reported. */
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

type PackageReport = {
  readonly cmi: Cmi
  /** Undefined: unchanged. */
  readonly suspendData: string | undefined
  readonly at: Date
}

/** Fields that are not in the report stay unchanged. */
export async function putPackage(
  db: Db,
  { enrolmentId, moduleId }: Place,
  { cmi, suspendData, at }: PackageReport,
) {
  const text = JSON.stringify(cmi)
  const stored = suspendData === undefined ? {} : { suspendData }
  await on(db)
    .insertInto('learning.package')
    .values({ enrolmentId, moduleId, cmi: text, params: '{}', ...stored, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'enrolmentId', 'moduleId'])
        .doUpdateSet({ cmi: sql`package.cmi || ${text}::jsonb`, ...stored, updatedAt: at }),
    )
    .execute()
}

type ItemReport = PackageReport & Reported & { readonly item: string }

/** The same for one item. It keeps its progress and its best score. */
export async function putItem(db: Db, place: Place, { item, isDone, share, ...report }: ItemReport) {
  const { cmi, suspendData, at } = report
  const text = JSON.stringify(cmi)
  const best = share === null ? null : String(share)
  const stored = suspendData === undefined ? {} : { suspendData }
  await on(db)
    .insertInto('learning.package_item')
    .values({ ...place, item, cmi: text, isDone, share: best, ...stored, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'enrolmentId', 'moduleId', 'item']).doUpdateSet({
        cmi: sql`package_item.cmi || ${text}::jsonb`,
        isDone: sql`package_item.is_done or ${isDone}`,
        share: sql`greatest(package_item.share, ${best}::numeric)`,
        ...stored,
        updatedAt: at,
      }),
    )
    .execute()
}

/** The last opened item of a package with several items. */
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

type Unkept = { readonly stored: readonly string[]; readonly unkept: Cmi }

/** Records fields that could not be stored, and removes a record once the same field arrives valid. */
export async function noteUnkept(db: Db, { enrolmentId, moduleId }: Place, { stored, unkept }: Unkept) {
  const next = sql<never>`((package.unkept - ${stored}::text[]) || ${JSON.stringify(unkept)}::jsonb)`
  await on(db)
    .updateTable('learning.package')
    .set({ unkept: next })
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .where(sql<boolean>`package.unkept <> ${next}`)
    .where(sql<boolean>`(select count(*) from jsonb_object_keys(${next})) <= ${maxUnkept}`)
    .execute()
}

/** The unstored fields of all packages of a learner. */
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
type SiteParams = Params & { readonly siteId: number }

/** Parameters of many players in one statement; of several by one account the last wins. */
export const writeParams = batch<Params, boolean>({
  name: 'learning.params',
  write: async (db, all) => {
    const last = [...new Map(all.map((row) => [keyOf(row), row])).values()]
    const { rows } = await sql<SiteParams>`
      with said as (
        select * from unnest(${last.map((row) => row.siteId)}::integer[], ${last.map((row) => row.accountId)}::bigint[],
          ${last.map((row) => row.token)}::text[], ${last.map((row) => row.params)}::text[])
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
    const acceptedKeys = new Set(rows.map(keyOf))
    return all.map((row) => acceptedKeys.has(keyOf(row)))
  },
})

const keyOf = ({ siteId, accountId, token }: Pick<SiteParams, 'siteId' | 'accountId' | 'token'>) =>
  `${siteId}:${accountId}:${token}`
