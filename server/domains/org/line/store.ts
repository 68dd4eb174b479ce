import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Line = {
  readonly accountId: string
  readonly managerId: string
  readonly setBy: string
  readonly setAt: Date
}

export async function putLine(db: Db, { accountId, ...line }: Line): Promise<void> {
  await on(db)
    .insertInto('org.line')
    .values({ accountId, ...line })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet(line))
    .execute()
}

export async function dropLine(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('org.line').where('accountId', '=', accountId).execute()
}

/** Deletes the reporting lines to and from a person. */
export async function dropLinesTo(db: Db, accountId: string): Promise<void> {
  await on(db)
    .deleteFrom('org.line')
    .where((at) => at.or([at('managerId', '=', accountId), at('accountId', '=', accountId)]))
    .execute()
}

/** A person's named manager. */
export async function namedManagerOf(db: Db, accountId: string): Promise<string | undefined> {
  const line = await on(db)
    .selectFrom('org.line')
    .select('managerId')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return line?.managerId
}
