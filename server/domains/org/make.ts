import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeAccount } from '../identity/make.ts'
import { on } from './tables.ts'

type NewUnit = {
  readonly code: string
  readonly name?: string
  readonly parentId?: string
  readonly position?: number
}

/** A unit under its parent, or a root. */
export async function makeUnit(
  db: Db,
  { code, name = code, parentId, position = 0 }: NewUnit,
): Promise<string> {
  const parent = parentId
    ? await on(db).selectFrom('org.unit').select('path').where('id', '=', parentId).executeTakeFirstOrThrow()
    : { path: [] }
  const { rows } = await sql<{ id: string }>`select platform.next_id() as id`.execute(db.kysely)
  const id = rows[0]?.id ?? ''
  const row = { id, code, name, position, parentId: parentId ?? null, path: [...parent.path, id] }
  await on(db).insertInto('org.unit').values(row).execute()
  return id
}

export async function makeGrade(
  db: Db,
  row: { code: string; name?: string; rank?: number },
): Promise<string> {
  const { code, name = code, rank = 1 } = row
  const { id } = await on(db)
    .insertInto('org.grade')
    .values({ code, name, rank })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makePosition(
  db: Db,
  row: { code: string; name?: string; familyId?: string },
): Promise<string> {
  const { code, name = code, familyId } = row
  const { id } = await on(db)
    .insertInto('org.position')
    .values({ code, name, ...(familyId ? { familyId } : {}) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A position where any will do: always the same one, so that the catalogue stays unchanged. */
export async function anyPosition(db: Db): Promise<string> {
  const row = { code: 'P-ANY', name: '专员' }
  await on(db)
    .insertInto('org.position')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await on(db)
    .selectFrom('org.position')
    .select('id')
    .where('code', '=', row.code)
    .executeTakeFirstOrThrow()
  return id
}

/** A job family, or a subfamily of one. */
export async function makeFamily(db: Db, row: { name: string; parentId?: string }): Promise<string> {
  const { id } = await on(db).insertInto('org.family').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A training centre with its units. */
export async function makeCentre(
  db: Db,
  { code, name = code, unitIds = [] }: { code: string; name?: string; unitIds?: readonly string[] },
): Promise<string> {
  const { id } = await on(db)
    .insertInto('org.centre')
    .values({ code, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (unitIds.length > 0) {
    await on(db)
      .insertInto('org.centre_unit')
      .values(unitIds.map((unitId) => ({ centreId: id, unitId })))
      .execute()
  }
  return id
}

type NewJob = {
  readonly accountId: string
  readonly unitId: string
  readonly positionId: string
  readonly gradeId?: string
  readonly isMain?: boolean
  readonly isHead?: boolean
  readonly since?: string
  readonly until?: string
}

/** A job of a person; the main one by default. */
export async function makeJob(db: Db, { since = '2020-01-01', ...row }: NewJob): Promise<string> {
  const { id } = await on(db)
    .insertInto('org.job')
    .values({ ...row, since })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A move that can be undone: of a unit that was one level higher. */
async function makeMove(db: Db, above: string | undefined): Promise<string> {
  const parent = above ? { parentId: above } : {}
  const toParentId = await makeUnit(db, { code: `U${randomUUID()}`, ...parent })
  const unitId = await makeUnit(db, { code: `U${randomUUID()}`, parentId: toParentId })
  const { id } = await on(db)
    .insertInto('org.unit_move')
    .values({ unitId, fromParentId: above ?? null, fromPosition: 0, toParentId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A person who works in a unit, or without a job. */
export async function makeColleague(db: Db, unitId: string | undefined): Promise<string> {
  const accountId = await makeAccount(db, { userName: `colleague-${randomUUID()}`, name: '周同事' })
  if (unitId) {
    const positionId = await anyPosition(db)
    await makeJob(db, { accountId, unitId, positionId })
  }
  return accountId
}

/** Deletes all jobs of people, so that a test can give them others. */
export async function clearJobs(db: Db, accountIds: readonly string[]): Promise<void> {
  await on(db).deleteFrom('org.job').where('accountId', 'in', accountIds).execute()
}

/** A person with a named manager. */
export async function makeLine(db: Db, accountId: string, managerId: string): Promise<void> {
  await on(db).insertInto('org.line').values({ accountId, managerId, setBy: managerId }).execute()
}

export const fixtures: Fixtures = {
  'org.unit': {
    make: (db, _ownerId, { unit }) =>
      makeUnit(db, { code: `U${randomUUID()}`, ...(unit ? { parentId: unit } : {}) }),
    reach: 'unit',
    remove: async (db, id) => {
      await on(db).updateTable('org.unit').set({ closedAt: new Date() }).where('id', '=', id).execute()
    },
  },
  'org.family': {
    make: (db) => makeFamily(db, { name: `F${randomUUID().slice(0, 30)}` }),
    reach: 'site',
    remove: async (db, id) => {
      await on(db).deleteFrom('org.family').where('id', '=', id).execute()
    },
  },
  'org.position': {
    make: (db) => makePosition(db, { code: `P${randomUUID()}` }),
    reach: 'site',
    remove: async (db, id) => {
      await on(db).deleteFrom('org.position').where('id', '=', id).execute()
    },
  },
  'org.grade': {
    make: (db) => makeGrade(db, { code: `G${randomUUID()}` }),
    reach: 'site',
    remove: async (db, id) => {
      await on(db).deleteFrom('org.grade').where('id', '=', id).execute()
    },
  },
  'org.move': { make: (db, _ownerId, { unit }) => makeMove(db, unit), reach: 'unit' },
  'org.centre': {
    make: (db, _ownerId, { unit }) =>
      makeCentre(db, { code: `C${randomUUID()}`, unitIds: unit ? [unit] : [] }),
    reach: 'unit',
    remove: async (db, id) => {
      await on(db).updateTable('org.centre').set({ closedAt: new Date() }).where('id', '=', id).execute()
    },
  },
}
