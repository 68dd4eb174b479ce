import type { ImportState } from '@lyceum/contract/people'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Mapping } from './read/fields.ts'
import type { MatchBy } from '../apply/current-people.ts'

const columns = [
  'id',
  'seriesId',
  'state',
  'fileName',
  'fileId',
  'headings',
  'samples',
  'mapping',
  'matchBy',
  'missing',
  'createMissing',
  'counts',
  'stepsTotal',
  'stepsDone',
  'trouble',
  'byId',
  'createdAt',
  'committedAt',
  'undoUntil',
  'undoneAt',
  'actingId',
  'actingRole',
] as const

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof importById>>>

export async function importById(db: Db, importId: string) {
  return on(db).selectFrom('people.import').select(columns).where('id', '=', importId).executeTakeFirst()
}

/** Locked until the transaction ends: of two callers the second sees what the first has done. */
export async function lockImport(db: Db, importId: string): Promise<ImportRecord | undefined> {
  return on(db)
    .selectFrom('people.import')
    .select(columns)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
}

type NewImport = {
  readonly seriesId: string
  readonly state: ImportState
  readonly fileName: string
  readonly fileId: string | null
  readonly headings: readonly string[]
  readonly samples: readonly (readonly string[])[]
  readonly mapping: Mapping
  readonly matchBy: MatchBy
  readonly missing: 'keep' | 'series' | 'site'
  readonly createMissing: boolean
  readonly byId: string
  readonly createdAt: Date
}

export async function insertImport(
  db: Db,
  { samples, mapping, headings, ...row }: NewImport,
): Promise<string> {
  const { id } = await on(db)
    .insertInto('people.import')
    .values({
      ...row,
      headings: [...headings],
      samples: JSON.stringify(samples),
      mapping: JSON.stringify(mapping),
      counts: '{}',
      movedAt: row.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Progress = {
  readonly state?: ImportState
  readonly counts?: object
  readonly stepsTotal?: number
  readonly stepsDone?: number
  readonly trouble?: string | null
  readonly headings?: string[]
  readonly committedAt?: Date
  readonly undoUntil?: Date
  readonly undoneAt?: Date
  readonly actingId?: string | null
  readonly actingRole?: string | null
}

/** Updates an import; every update also records that somebody is working on it. */
export async function moveImport(
  db: Db,
  importId: string,
  { at, counts, ...progress }: Progress & { readonly at: Date },
): Promise<void> {
  await on(db)
    .updateTable('people.import')
    .set({ ...progress, ...(counts ? { counts: JSON.stringify(counts) } : {}), movedAt: at })
    .where('id', '=', importId)
    .execute()
}

/** Counts steps as done, in the same transaction. */
export async function countSteps(db: Db, importId: string, steps: number): Promise<void> {
  await on(db)
    .updateTable('people.import')
    .set({ stepsDone: sql`steps_done + ${steps}`, movedAt: sql`now()` })
    .where('id', '=', importId)
    .execute()
}

type Reading = Pick<NewImport, 'mapping' | 'matchBy' | 'missing' | 'createMissing'>

export async function saveReading(db: Db, importId: string, { mapping, ...reading }: Reading): Promise<void> {
  await on(db)
    .updateTable('people.import')
    .set({ ...reading, mapping: JSON.stringify(mapping) })
    .where('id', '=', importId)
    .execute()
}

/** Imports whose worker has made no progress for a while. */
export async function strandedImports(db: Db, before: Date) {
  return on(db)
    .selectFrom('people.import')
    .select(['id', 'state', 'actingId', 'actingRole'])
    .where('state', 'in', ['checking', 'committing', 'undoing'])
    .where('movedAt', '<', before)
    .execute()
}

export async function isWriting(db: Db): Promise<boolean> {
  const found = await on(db)
    .selectFrom('people.import')
    .select('id')
    .where('state', 'in', ['committing', 'undoing'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The last committed list of a series that was not undone. */
export async function lastCommitted(db: Db, seriesId: string, beforeId: string) {
  return on(db)
    .selectFrom('people.import')
    .select(['id', 'fileName', 'committedAt'])
    .where('seriesId', '=', seriesId)
    .where('state', '=', 'done')
    .where('id', '<', beforeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
