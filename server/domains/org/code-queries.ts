import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

/** Whether another open record has this code; case-insensitive. */
export async function isOpenCodeTaken(
  db: Db,
  table: 'org.unit' | 'org.centre',
  { code, exceptId = '0' }: { readonly code: string; readonly exceptId?: string },
): Promise<boolean> {
  const taken = await on(db)
    .selectFrom(table)
    .select('id')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .where('closedAt', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return taken !== undefined
}
