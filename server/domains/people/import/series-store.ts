import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { MatchBy } from '../apply/current-people.ts'
import type { Mapping } from './read/fields.ts'

const columns = [
  'id',
  'name',
  'source',
  'matchBy',
  'missing',
  'createMissing',
  'mapping',
  'providerId',
  'filter',
  'isNightly',
] as const

export type Series = Awaited<ReturnType<typeof allSeries>>[number]

export async function allSeries(db: Db) {
  return on(db).selectFrom('people.import_series').select(columns).orderBy('id', 'desc').limit(100).execute()
}

/** The series of files with this name; created if new. Undefined when a directory has the name. */
export async function fileSeries(db: Db, name: string): Promise<Series | undefined> {
  await on(db)
    .insertInto('people.import_series')
    .values({ name, source: 'file', mapping: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return on(db)
    .selectFrom('people.import_series')
    .select(columns)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('source', '=', 'file')
    .executeTakeFirst()
}

type Reading = {
  readonly mapping: Mapping
  readonly matchBy: MatchBy
  readonly missing: 'keep' | 'series' | 'site'
  readonly createMissing: boolean
}

export async function rememberReading(
  db: Db,
  seriesId: string,
  { mapping, ...rest }: Reading,
): Promise<void> {
  await on(db)
    .updateTable('people.import_series')
    .set({ ...rest, mapping: JSON.stringify(mapping) })
    .where('id', '=', seriesId)
    .execute()
}

export async function seriesById(db: Db, seriesId: string): Promise<Series | undefined> {
  return on(db)
    .selectFrom('people.import_series')
    .select(columns)
    .where('id', '=', seriesId)
    .executeTakeFirst()
}

type Directory = Reading & {
  readonly name: string
  readonly providerId: string
  readonly filter: string
  readonly isNightly: boolean
}

/** A directory is one series, by its provider. */
export async function saveDirectorySeries(db: Db, { mapping, ...row }: Directory): Promise<string> {
  const values = { ...row, mapping: JSON.stringify(mapping) }
  const { id } = await on(db)
    .insertInto('people.import_series')
    .values({ ...values, source: 'directory' })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'providerId']).where('providerId', 'is not', null).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function nightlySeries(db: Db) {
  return on(db)
    .selectFrom('people.import_series')
    .select(columns)
    .where('isNightly', '=', true)
    .where('source', '=', 'directory')
    .execute()
}
