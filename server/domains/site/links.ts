import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { deleteLink, insertLink, lockLink, updateLink } from './store.ts'

export async function addLink(
  ctx: Ctx,
  { title, accessUrl, position }: Input<typeof contract.addLink>,
): Promise<Result<typeof contract.addLink>> {
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
  const after = { title, accessUrl, position }
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
