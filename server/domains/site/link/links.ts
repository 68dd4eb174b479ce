import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import {
  deleteLink,
  insertLink,
  linksToOrder,
  lockLink,
  nextPosition,
  placeLinks,
  updateLink,
} from './store.ts'

export async function addLink(
  ctx: Ctx,
  { title, accessUrl, position: wished }: Input<typeof contract.addLink>,
): Promise<Result<typeof contract.addLink>> {
  const position = wished ?? (await nextPosition(ctx.db))
  const id = await insertLink(ctx.db, { title, accessUrl, position })
  await ctx.audit({
    action: 'site.link.add',
    object: `site.link:${id}`,
    after: { title, accessUrl, position },
  })
  return { id }
}

export async function editLink(
  ctx: Ctx,
  { id, title, accessUrl, position }: Input<typeof contract.editLink>,
): Promise<Result<typeof contract.editLink>> {
  const before = (await lockLink(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const after = { title, accessUrl, position: position ?? before.position }
  await updateLink(ctx.db, id, after)
  await ctx.audit({ action: 'site.link.edit', object: `site.link:${id}`, before, after })
  return { id }
}

export async function removeLink(
  ctx: Ctx,
  { id }: Input<typeof contract.removeLink>,
): Promise<Result<typeof contract.removeLink>> {
  const before = (await lockLink(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await deleteLink(ctx.db, id)
  await ctx.audit({ action: 'site.link.remove', object: `site.link:${id}`, before })
  return { id }
}

/** How much of the previous order the audit log stores. */
const shown = 200

/** The given links come first, as given; one added meanwhile keeps its place after them. */
export async function orderLinks(
  ctx: Ctx,
  { ids }: Input<typeof contract.orderLinks>,
): Promise<Result<typeof contract.orderLinks>> {
  const before = await linksToOrder(ctx.db)
  const known = new Set(before)
  const wished = new Set(ids)
  if (ids.some((id) => !known.has(id))) fail(commonErrors.NOT_FOUND)
  const after = [...wished, ...before.filter((id) => !wished.has(id))]
  await placeLinks(ctx.db, after)
  await ctx.audit({
    action: 'site.link.order',
    object: 'site.link',
    before: before.slice(0, shown),
    after: ids,
  })
  return { ids: [...wished] }
}
