import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The views a person can choose from: their own, then shared ones. */
export async function viewsFor(db: Db, accountId: string) {
  return on(db)
    .selectFrom('people.saved_view')
    .select(['id', 'ownerId', 'name', 'isShared', 'query', 'columns'])
    .where((at) => at.or([at('ownerId', '=', accountId), at('isShared', '=', true)]))
    .orderBy('isShared')
    .orderBy('id')
    .limit(100)
    .execute()
}

type NewView = {
  readonly ownerId: string
  readonly name: string
  readonly isShared: boolean
  readonly columns: string[]
  readonly query: unknown
}

/** Saves a view, replacing one of the same name; undefined when its owner has too many. */
export async function insertView(db: Db, view: NewView, most: number): Promise<string | undefined> {
  const { ownerId, name } = view
  await on(db)
    .deleteFrom('people.saved_view')
    .where('ownerId', '=', ownerId)
    .where('name', '=', name)
    .execute()
  const own = await on(db)
    .selectFrom('people.saved_view')
    .select('id')
    .where('ownerId', '=', ownerId)
    .execute()
  if (own.length >= most) return undefined
  const { id } = await on(db)
    .insertInto('people.saved_view')
    .values({ ...view, query: JSON.stringify(view.query) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteView(db: Db, viewId: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('people.saved_view')
    .where('id', '=', viewId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function chosenColumns(db: Db, accountId: string): Promise<string[] | undefined> {
  const choice = await on(db)
    .selectFrom('people.column_choice')
    .select('columns')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return choice?.columns
}

export async function keepColumns(db: Db, accountId: string, columns: string[]): Promise<void> {
  await on(db)
    .insertInto('people.column_choice')
    .values({ accountId, columns })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet({ columns }))
    .execute()
}
