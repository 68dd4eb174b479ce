import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type UnitRow = NonNullable<Awaited<ReturnType<typeof unitById>>>

/** An open unit. */
export async function unitById(db: Db, unitId: string) {
  return on(db)
    .selectFrom('org.unit')
    .select(['id', 'parentId', 'code', 'name', 'path', 'position'])
    .where('id', '=', unitId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

type NewUnit = {
  readonly parent: { readonly id: string; readonly path: readonly string[] } | undefined
  readonly code: string
  readonly name: string
}

/** Adds a unit as the last of its siblings. */
export async function insertUnit(db: Db, { parent, code, name }: NewUnit): Promise<string> {
  const { rows } = await sql<{ id: string }>`select platform.next_id() as id`.execute(db.kysely)
  const id = rows[0]?.id ?? ''
  const position = (await sistersOf(db, parent?.id ?? null)).length
  const path = [...(parent?.path ?? []), id]
  await on(db)
    .insertInto('org.unit')
    .values({ id, parentId: parent?.id ?? null, code, name, path, position })
    .execute()
  return id
}

export async function updateUnit(
  db: Db,
  unitId: string,
  row: { readonly code: string; readonly name: string },
): Promise<void> {
  await on(db).updateTable('org.unit').set(row).where('id', '=', unitId).execute()
}

/** Locks a unit against new jobs while it is decided whether it closes. */
export async function lockUnit(db: Db, unitId: string): Promise<void> {
  await on(db).selectFrom('org.unit').select('id').where('id', '=', unitId).forUpdate().execute()
}

export async function setClosed(db: Db, unitId: string, closedAt: Date): Promise<void> {
  await on(db).updateTable('org.unit').set({ closedAt }).where('id', '=', unitId).execute()
  await on(db).deleteFrom('org.centre_unit').where('unitId', '=', unitId).execute()
}

/** The units below one, or the roots, in order. */
export async function sistersOf(db: Db, parentId: string | null): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('org.unit')
    .select('id')
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('closedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Saves the order of siblings in one statement. */
export async function saveOrder(db: Db, unitIds: readonly string[]): Promise<void> {
  await sql`
    update org.unit set position = turn.position - 1
    from unnest(${[...unitIds]}::bigint[]) with ordinality as turn (id, position)
    where org.unit.site_id = ${db.siteId} and org.unit.id = turn.id
      and org.unit.position is distinct from turn.position - 1`.execute(db.kysely)
}

type Place = { readonly id: string; readonly path: readonly string[] }

/** Moves a unit with all below it under another, or makes it a root, in one statement. */
export async function hangUnder(db: Db, unit: Place, parent: Place | undefined): Promise<void> {
  await sql`
    update org.unit
    set path = ${[...(parent?.path ?? [])]}::bigint[] || path[${unit.path.length}::int :],
        parent_id = case when id = ${unit.id} then ${parent?.id ?? null}::bigint else parent_id end
    where site_id = ${db.siteId} and path @> array[${unit.id}::bigint]`.execute(db.kysely)
}

type NewMove = {
  readonly unitId: string
  readonly fromParentId: string | null
  readonly fromPosition: number
  readonly toParentId: string | null
  readonly movedBy: string
  readonly movedAt: Date
}

export async function insertMove(db: Db, row: NewMove): Promise<string> {
  const { id } = await on(db)
    .insertInto('org.unit_move')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockMove(db: Db, moveId: string) {
  return on(db)
    .selectFrom('org.unit_move')
    .select(['id', 'unitId', 'fromParentId', 'fromPosition', 'toParentId', 'undoneAt'])
    .where('id', '=', moveId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setUndone(db: Db, moveId: string, undoneAt: Date): Promise<void> {
  await on(db).updateTable('org.unit_move').set({ undoneAt }).where('id', '=', moveId).execute()
}
