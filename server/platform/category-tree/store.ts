import { type Generated, sql } from 'kysely'
import { type Db, type SiteColumn, tables } from '../db.ts'
import type { Category, CategoryTree } from './tree.ts'

type Row = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  name: string
  level: number
  position: number
}

/** Placeholders for the tables of a tree, whose names are known only at run time. */
const on = tables<{ category: Row; user: { siteId: SiteColumn; categoryId: string | null } }>()
const tableOf = ({ table }: Stored) => table as 'category'
const userTable = (table: string) => table as 'user'

type Stored = Pick<CategoryTree<object>, 'table'>

const columns = ['id', 'parentId', 'name', 'level', 'position'] as const

function columnsOf({ own }: { readonly own: { readonly columns: readonly string[] } }) {
  return [...columns, ...(own.columns as readonly never[])] as const
}

/** Parents before children, in their order. */
export async function allCategories<Own extends Given, Given extends object>(
  db: Db,
  tree: CategoryTree<Own, Given>,
): Promise<(Category & Own)[]> {
  const rows = await on(db)
    .selectFrom(tableOf(tree))
    .select(columnsOf(tree))
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, ...tree.own.read(row) }))
}

/** From the root down to the category itself; undefined if there is no such category. */
export function pathTo(
  categoryId: string,
  all: readonly Pick<Category, 'id' | 'parentId'>[],
): string[] | undefined {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]))
  if (!parents.has(categoryId)) return undefined
  const path: string[] = []
  for (let at: string | null | undefined = categoryId; at; at = parents.get(at)) path.unshift(at)
  return path
}

export async function lockCategory<Own extends Given, Given extends object>(
  db: Db,
  tree: CategoryTree<Own, Given>,
  categoryId: string,
): Promise<(Category & Own) | undefined> {
  const row = await on(db)
    .selectFrom(tableOf(tree))
    .select(columnsOf(tree))
    .where('id', '=', categoryId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, ...tree.own.read(row) }
}

/** The named categories with all their siblings, in their order. */
export async function lockSiblings(db: Db, tree: Stored, ids: readonly string[]) {
  const table = tableOf(tree)
  return on(db)
    .selectFrom(`${table} as sibling`)
    .select(['sibling.id', 'sibling.parentId', 'sibling.name', 'sibling.position'])
    .where((at) =>
      at.exists(
        at
          .selectFrom(`${table} as named`)
          .select(sql`1`.as('one'))
          .where('named.id', 'in', ids)
          .whereRef('named.parentId', 'is not distinct from', 'sibling.parentId'),
      ),
    )
    .orderBy('sibling.position')
    .orderBy('sibling.id')
    .forUpdate('sibling')
    .execute()
}

/** Serialises changes of names on a site, so that two callers cannot both find the same name free. */
export async function lockNames(db: Db, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${db.siteId}::integer, hashtext(${table}))`.execute(db.kysely)
}

type NewCategory = Pick<Category, 'parentId' | 'level' | 'name'>

/** Appended to its level; undefined when a sibling has the name. */
export async function insertCategory(
  db: Db,
  tree: Stored,
  row: NewCategory & Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const last = await on(db)
    .selectFrom(tableOf(tree))
    .select(({ fn }) => fn.max('position').as('position'))
    .where('parentId', row.parentId === null ? 'is' : '=', row.parentId)
    .executeTakeFirst()
  const inserted = await on(db)
    .insertInto(tableOf(tree))
    .values({ ...row, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function isSiblingNamed(
  db: Db,
  tree: Stored,
  { id, parentId, name }: Pick<Category, 'id' | 'parentId' | 'name'>,
): Promise<boolean> {
  const found = await on(db)
    .selectFrom(tableOf(tree))
    .select('id')
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateCategory(
  db: Db,
  tree: Stored,
  { id, ...change }: Pick<Category, 'id' | 'name' | 'position'> & Readonly<Record<string, unknown>>,
): Promise<void> {
  await on(db).updateTable(tableOf(tree)).set(change).where('id', '=', id).execute()
}

/** Undefined while it has questions or children, or a rule refers to it. */
export async function deleteCategory(
  db: Db,
  tree: Stored & Pick<CategoryTree<object>, 'usedBy'>,
  categoryId: string,
): Promise<string | undefined> {
  const anyRow = sql`1`.as('one')
  const removed = await on(db)
    .deleteFrom(tableOf(tree))
    .where('id', '=', categoryId)
    .where((is) =>
      is.and([
        is.not(
          is.exists(
            is
              .selectFrom(`${tableOf(tree)} as child`)
              .select(anyRow)
              .where('child.parentId', '=', categoryId),
          ),
        ),
        ...tree.usedBy.map((table) =>
          is.not(
            is.exists(is.selectFrom(userTable(table)).select(anyRow).where('categoryId', '=', categoryId)),
          ),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
