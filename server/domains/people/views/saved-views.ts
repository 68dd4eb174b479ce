import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type chooseColumns as chooseContract,
  type listViews as listContract,
  type PeopleColumn,
  peopleColumns,
  peopleErrors,
  type removeView as removeContract,
  type saveView as saveContract,
} from '@lyceum/contract/people'
import { z } from 'zod'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { chosenColumns, deleteView, insertView, keepColumns, viewsFor } from './store.ts'

const most = 30
const usual: readonly PeopleColumn[] = ['staffNo', 'unit', 'position', 'grade', 'state', 'lastLoginAt']

/** An old view: parts that are no longer valid are left out. */
const stored = z.object({
  filter: z.record(z.string(), z.string()).catch({}),
  sort: z.enum(['name', 'staffNo', 'joinedOn', 'lastLoginAt']).catch('name'),
  direction: z.enum(['asc', 'desc']).catch('asc'),
})

export async function listViews(ctx: Ctx): Promise<Result<typeof listContract>> {
  const rows = await viewsFor(ctx.db, ctx.actor.id)
  const columns = await chosenColumns(ctx.db, ctx.actor.id)
  return {
    columns: columns ? known(columns) : [...usual],
    views: rows.map(({ id, name, isShared, ownerId, query, columns }) => ({
      ...stored.parse(query),
      id,
      name,
      isShared,
      isMine: ownerId === ctx.actor.id,
      columns: known(columns),
    })),
  }
}

/** A column that no longer exists is left out. */
const known = (names: readonly string[]) => peopleColumns.filter((column) => names.includes(column))

/** Saves a view. Only administrators of the whole site share one with the whole site. */
export async function saveView(
  ctx: Ctx,
  { name, isShared, columns, ...query }: Input<typeof saveContract>,
): Promise<Result<typeof saveContract>> {
  const mayShare = (await reachOf(ctx, 'people.read')).kind === 'site'
  const row = { ownerId: ctx.actor.id, name, isShared: isShared && mayShare, columns, query }
  const id = await insertView(ctx.db, row, most)
  return { id: id ?? fail(peopleErrors.VIEWS_FULL, { most }) }
}

export async function removeView(
  ctx: Ctx,
  { id }: Input<typeof removeContract>,
): Promise<Result<typeof removeContract>> {
  if (!(await deleteView(ctx.db, id, ctx.actor.id))) fail(commonErrors.NOT_FOUND)
  return { id }
}

export async function chooseColumns(
  ctx: Ctx,
  { columns }: Input<typeof chooseContract>,
): Promise<Result<typeof chooseContract>> {
  await keepColumns(ctx.db, ctx.actor.id, columns)
  return { columns }
}
