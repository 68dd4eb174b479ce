import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function lockFamily(db: Db, familyId: string) {
  return on(db)
    .selectFrom('org.family')
    .select(['id', 'parentId', 'name'])
    .where('id', '=', familyId)
    .forUpdate()
    .executeTakeFirst()
}

type NewFamily = { readonly parentId: string | null; readonly name: string }

/** Adds a family as the last. */
export async function insertFamily(db: Db, { parentId, name }: NewFamily): Promise<string> {
  const rank = sql<number>`(select count(*) from org.family
    where site_id = ${db.siteId} and parent_id is not distinct from ${parentId}::bigint)`
  const { id } = await on(db)
    .insertInto('org.family')
    .values({ parentId, name, rank })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function isFamilyNameTaken(
  db: Db,
  { parentId, name }: NewFamily,
  exceptId: string,
): Promise<boolean> {
  const taken = await on(db)
    .selectFrom('org.family')
    .select('id')
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return taken !== undefined
}

export async function renameFamily(db: Db, familyId: string, name: string): Promise<void> {
  await on(db).updateTable('org.family').set({ name }).where('id', '=', familyId).execute()
}

export async function deleteFamily(db: Db, familyId: string): Promise<void> {
  await on(db).deleteFrom('org.family').where('id', '=', familyId).execute()
}

/** Number of families and positions below a family. */
export async function usesOfFamily(db: Db, familyId: string): Promise<number> {
  const children = await count(
    on(db).selectFrom('org.family').select('id').where('parentId', '=', familyId).execute(),
  )
  const positions = await count(
    on(db).selectFrom('org.position').select('id').where('familyId', '=', familyId).execute(),
  )
  return children + positions
}

const count = async (rows: Promise<readonly unknown[]>) => (await rows).length

type Kind = 'org.position' | 'org.grade'

export async function isCodeTaken(
  db: Db,
  kind: Kind,
  { code, exceptId = '0' }: { readonly code: string; readonly exceptId?: string },
): Promise<boolean> {
  const taken = await on(db)
    .selectFrom(kind)
    .select('id')
    .where('code', '=', code)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return taken !== undefined
}

/** Number of jobs, present and past, with a position or grade. */
export async function usesInJobs(db: Db, column: 'positionId' | 'gradeId', id: string): Promise<number> {
  const { uses } = await on(db)
    .selectFrom('org.job')
    .select(({ fn }) => fn.countAll<string>().as('uses'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return Number(uses)
}

type PositionRow = { readonly code: string; readonly name: string; readonly familyId: string | null }

export async function lockPosition(db: Db, positionId: string) {
  return on(db)
    .selectFrom('org.position')
    .select(['id', 'code', 'name', 'familyId'])
    .where('id', '=', positionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertPosition(db: Db, row: PositionRow): Promise<string> {
  const { id } = await on(db).insertInto('org.position').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePosition(db: Db, positionId: string, row: PositionRow): Promise<void> {
  await on(db).updateTable('org.position').set(row).where('id', '=', positionId).execute()
}

export async function deletePosition(db: Db, positionId: string): Promise<void> {
  await on(db).deleteFrom('org.position').where('id', '=', positionId).execute()
}

type GradeRow = { readonly code: string; readonly name: string; readonly rank: number }

export async function lockGrade(db: Db, gradeId: string) {
  return on(db)
    .selectFrom('org.grade')
    .select(['id', 'code', 'name', 'rank'])
    .where('id', '=', gradeId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertGrade(db: Db, row: GradeRow): Promise<string> {
  const { id } = await on(db).insertInto('org.grade').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateGrade(db: Db, gradeId: string, row: GradeRow): Promise<void> {
  await on(db).updateTable('org.grade').set(row).where('id', '=', gradeId).execute()
}

export async function deleteGrade(db: Db, gradeId: string): Promise<void> {
  await on(db).deleteFrom('org.grade').where('id', '=', gradeId).execute()
}
