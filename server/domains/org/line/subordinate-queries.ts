import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The units that a person leads. */
async function ledBy(db: Db, accountId: string): Promise<string[]> {
  const led = await on(db)
    .selectFrom('org.job')
    .select('unitId')
    .where('accountId', '=', accountId)
    .where('isHead', '=', true)
    .where('until', 'is', null)
    .execute()
  return led.map(({ unitId }) => unitId)
}

/** People with an open job in or below these units, and those who report to the person by name; each once. */
function below(db: Db, accountId: string, unitIds: readonly string[]) {
  const named = on(db).selectFrom('org.line').select('accountId').where('managerId', '=', accountId)
  if (unitIds.length === 0) return named
  return on(db)
    .selectFrom('org.job as job')
    .innerJoin('org.unit as unit', 'unit.id', 'job.unitId')
    .select('job.accountId')
    .where('job.until', 'is', null)
    .where('job.accountId', '!=', accountId)
    .where('unit.path', '&&', sql<string[]>`${[...unitIds]}::bigint[]`)
    .union(named)
}

export async function countSubordinates(db: Db, accountId: string): Promise<{ count: number }> {
  const { count } = await on(db)
    .selectFrom(below(db, accountId, await ledBy(db, accountId)).as('person'))
    .select(({ fn }) => fn.count<string>('person.accountId').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}

/** The same people as a table to join, for lists of other domains: `person.accountId` is one of them. */
export async function subordinatesTable(db: Db, managerId: string) {
  const unitIds = await ledBy(db, managerId)
  return { as: () => below(db, managerId, unitIds).as('person') }
}

/** Which of these people report to a person, directly or through others. */
export async function subordinatesAmong(
  db: Db,
  managerId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const table = await subordinatesTable(db, managerId)
  const rows = await on(db)
    .selectFrom(table.as())
    .select('person.accountId')
    .where('person.accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

type Page = { readonly after?: string; readonly limit: number }

/** The same people, a page at a time in id order: `after` is the last one of the previous page. */
export async function subordinatesOf(
  db: Db,
  accountId: string,
  { after = '0', limit }: Page,
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom(below(db, accountId, await ledBy(db, accountId)).as('person'))
    .select('person.accountId')
    .distinct()
    .where('person.accountId', '>', after)
    .orderBy('person.accountId')
    .limit(limit)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
