import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Specimens } from '#testing/specimens'
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
  row: { code: string; name?: string; family?: string },
): Promise<string> {
  const { code, name = code, family = '通用' } = row
  const { id } = await on(db)
    .insertInto('org.position')
    .values({ code, name, family })
    .returning('id')
    .executeTakeFirstOrThrow()
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

/** A job that somebody holds; the main one, unless it says otherwise. */
export async function makeJob(db: Db, { since = '2020-01-01', ...row }: NewJob): Promise<string> {
  const { id } = await on(db)
    .insertInto('org.job')
    .values({ ...row, since })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const specimens: Specimens = {
  'org.unit': { make: (db) => makeUnit(db, { code: `U${randomUUID()}` }), reach: 'site' },
}
