import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const shown = ['id', 'name', 'description', 'permissions', 'updatedAt'] as const

/** The custom roles of a site; at most one page of them. */
export async function customRoles(db: Db) {
  return on(db).selectFrom('identity.custom_role').select(shown).orderBy('name').orderBy('id').execute()
}

export async function customRole(db: Db, id: string) {
  return on(db).selectFrom('identity.custom_role').select(shown).where('id', '=', id).executeTakeFirst()
}

/** Locks a role for a change: grants and edits that use it wait. */
export async function lockCustomRole(db: Db, id: string) {
  return on(db)
    .selectFrom('identity.custom_role')
    .select(shown)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Fields = {
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
  readonly updatedAt: Date
}

/** Undefined when the name is taken by another role. */
export async function insertCustomRole(db: Db, { permissions, ...row }: Fields): Promise<string | undefined> {
  const made = await on(db)
    .insertInto('identity.custom_role')
    .values({ ...row, createdAt: row.updatedAt, permissions: [...permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Whether the name was still free: another role may have taken it since the check. */
export async function updateCustomRole(
  db: Db,
  id: string,
  { permissions, ...row }: Fields,
): Promise<boolean> {
  try {
    await on(db)
      .updateTable('identity.custom_role')
      .set({ ...row, permissions: [...permissions] })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'custom_role_by_name')
      return false
    throw error
  }
}

export async function isRoleNameTaken(db: Db, name: string, exceptId: string): Promise<boolean> {
  const taken = await on(db)
    .selectFrom('identity.custom_role')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteCustomRole(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('identity.custom_role').where('id', '=', id).execute()
}

/** Everyone who has a custom role. */
export async function assigneesOf(db: Db, customRoleId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('accountId')
    .distinct()
    .where('customRoleId', '=', customRoleId)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
