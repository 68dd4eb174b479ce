import { sql } from 'kysely'
import { z } from 'zod'
import { batch } from '#platform/batch'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Place = { readonly enrolmentId: string; readonly moduleId: string }

const fields = z.record(z.string(), z.string()).catch({})
/** Read as text: the names in it are the package's own, and nobody may bend them to the house's spelling. */
const fieldsIn = (text: string) => fields.parse(JSON.parse(text))

export async function packageOf(db: Db, { enrolmentId, moduleId }: Place) {
  const row = await on(db)
    .selectFrom('learning.package')
    .select(['suspendData', sql<string>`cmi::text`.as('cmi'), sql<string>`params::text`.as('params')])
    .where('enrolmentId', '=', enrolmentId)
    .where('moduleId', '=', moduleId)
    .executeTakeFirst()
  return row && { suspendData: row.suspendData, cmi: fieldsIn(row.cmi), params: fieldsIn(row.params) }
}

type Reported = Place & {
  readonly cmi: Readonly<Record<string, string>>
  readonly suspendData: string
  readonly at: Date
}

/** Fields that are not named stay as they were. */
export async function putPackage(db: Db, { enrolmentId, moduleId, cmi, suspendData, at }: Reported) {
  const text = JSON.stringify(cmi)
  await on(db)
    .insertInto('learning.package')
    .values({ enrolmentId, moduleId, cmi: text, params: '{}', suspendData, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'enrolmentId', 'moduleId']).doUpdateSet({
        cmi: sql`package.cmi || ${text}::jsonb`,
        suspendData,
        updatedAt: at,
      }),
    )
    .execute()
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
