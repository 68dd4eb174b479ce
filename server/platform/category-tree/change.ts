import { commonErrors, type ErrorSpec } from '@lyceum/contract/kit'
import type { Ctx } from '../ctx.ts'
import { fail } from '../app-error.ts'
import {
  deleteCategory,
  insertCategory,
  isSiblingNamed,
  lockCategory,
  lockNames,
  lockSiblings,
  updateCategory,
} from './store.ts'
import { type Category, type CategoryTree, maxLevel } from './tree.ts'

type Added<Given> = Pick<Category, 'parentId' | 'name'> & { readonly own: Given }

// Each returns what the domain writes into the audit log.

/** Adds a category at the end of its level, below a parent or at the top. */
export async function addCategory<Own extends Given, Given extends object>(
  ctx: Ctx,
  tree: CategoryTree<Own, Given>,
  { parentId, name, own }: Added<Given>,
) {
  const parent =
    parentId === null
      ? { level: 0 }
      : ((await lockCategory(ctx.db, tree, parentId)) ?? fail(commonErrors.NOT_FOUND))
  if (parent.level >= maxLevel) fail(tree.errors.tooDeep)
  await lockNames(ctx.db, tree.table)
  const row = { parentId, name, level: parent.level + 1 }
  const stored = { ...row, ...tree.own.write(own) }
  const id = (await insertCategory(ctx.db, tree, stored)) ?? fail(tree.errors.nameTaken, { name })
  return { id, after: { ...row, ...own } }
}

type Edited<Own, Given> = Pick<Category, 'id' | 'name' | 'position'> & {
  readonly own: (before: Own) => Given
}

export async function editCategory<Own extends Given, Given extends object>(
  ctx: Ctx,
  tree: CategoryTree<Own, Given>,
  { id, name, position, own }: Edited<Own, Given>,
) {
  const before = (await lockCategory(ctx.db, tree, id)) ?? fail(commonErrors.NOT_FOUND)
  await lockNames(ctx.db, tree.table)
  if (await isSiblingNamed(ctx.db, tree, { id, name, parentId: before.parentId }))
    fail(tree.errors.nameTaken, { name })
  const given = own(before)
  await updateCategory(ctx.db, tree, { id, name, position, ...tree.own.write(given) })
  return { before, after: { name, position, ...given } }
}

/** Sorts siblings. All of them must be named: a list that lacks one is older than another user's change. */
export async function orderCategories(
  ctx: Ctx,
  tree: Pick<CategoryTree<object>, 'table'>,
  { ids, changed }: { readonly ids: readonly string[]; readonly changed: ErrorSpec<never> },
) {
  const siblings = await lockSiblings(ctx.db, tree, ids)
  const byId = new Map(siblings.map((row) => [row.id, row]))
  const rows = ids.map((id) => byId.get(id) ?? fail(commonErrors.NOT_FOUND))
  const parents = new Set(siblings.map(({ parentId }) => parentId))
  if (parents.size > 1 || new Set(ids).size < siblings.length) fail(changed)
  for (const [position, { id, name, position: before }] of rows.entries())
    if (before !== position) await updateCategory(ctx.db, tree, { id, name, position })
  return {
    parentId: siblings[0]?.parentId ?? null,
    before: { names: siblings.map(({ name }) => name) },
    after: { names: rows.map(({ name }) => name) },
  }
}

/** Only an empty category is removed. */
type Removal = {
  readonly id: string
  /** Called under the lock: whether a higher domain refers to it. */
  readonly isNamedElsewhere?: () => Promise<boolean>
}

export async function removeCategory<Own extends Given, Given extends object>(
  ctx: Ctx,
  tree: CategoryTree<Own, Given>,
  { id, isNamedElsewhere }: Removal,
) {
  const before = (await lockCategory(ctx.db, tree, id)) ?? fail(commonErrors.NOT_FOUND)
  if ((await isNamedElsewhere?.()) || !(await deleteCategory(ctx.db, tree, id)))
    fail(commonErrors.RESOURCE_IN_USE)
  return { before }
}
