import {
  type addTitle as Add,
  type editTitle as Edit,
  honorErrors,
  type listEarnedTitles as ListOwn,
  type listManagedTitles as ListManaged,
  type listTitles as List,
  type removeTitle as Remove,
  type wearTitle as Wear,
} from '@lyceum/contract/honor'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { balanceOf } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { whom } from '../whom.ts'
import {
  allTitles,
  deleteTitle,
  insertTitle,
  managedTitles,
  lockTitle,
  putTitle,
  updateTitle,
  wornTitle,
} from './queries.ts'

export async function listTitles(ctx: Ctx): Promise<Result<typeof List>> {
  return { records: await allTitles(ctx.db) }
}

/** titles follow total points earned, which spending does not reduce. */
export async function listEarnedTitles(
  ctx: Ctx,
  { id }: Input<typeof ListOwn>,
): Promise<Result<typeof ListOwn>> {
  const accountId = await whom(ctx, id)
  const { lifetime } = await balanceOf(ctx.db, accountId)
  const worn = await wornTitle(ctx.db, accountId)
  const all = await allTitles(ctx.db)
  return { lifetime, wornId: worn?.id ?? null, records: all.filter(({ points }) => points <= lifetime) }
}

export async function wearTitle(ctx: Ctx, { id }: Input<typeof Wear>): Promise<Result<typeof Wear>> {
  const title = (await lockTitle(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { lifetime } = await balanceOf(ctx.db, ctx.actor.id)
  if (title.points > lifetime) fail(honorErrors.TITLE_NOT_HELD)
  await putTitle(ctx.db, ctx.actor.id, id)
  return { id }
}

export async function listManagedTitles(ctx: Ctx): Promise<Result<typeof ListManaged>> {
  return { records: await managedTitles(ctx.db) }
}

export async function addTitle(ctx: Ctx, fields: Input<typeof Add>): Promise<Result<typeof Add>> {
  const id = (await insertTitle(ctx.db, fields)) ?? fail(honorErrors.TITLE_TAKEN, { name: fields.name })
  await ctx.audit({ action: 'honor.title.add', object: `honor.title:${id}`, after: fields })
  return { id }
}

export async function editTitle(
  ctx: Ctx,
  { id, ...fields }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockTitle(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await updateTitle(ctx.db, id, fields))) fail(honorErrors.TITLE_TAKEN, { name: fields.name })
  await ctx.audit({ action: 'honor.title.edit', object: `honor.title:${id}`, before, after: fields })
  return { id }
}

export async function removeTitle(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  const before = (await lockTitle(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await deleteTitle(ctx.db, id)
  await ctx.audit({ action: 'honor.title.remove', object: `honor.title:${id}`, before })
  return { id }
}
