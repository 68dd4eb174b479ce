import type { Input, Result } from '@lyceum/contract/kit'
import { type addUnit as addContract, type editUnit as editContract, orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reachedParent, reachedUnit } from './find-unit.ts'
import { isOpenCodeTaken } from '../code-queries.ts'
import { lockTree } from '../tree/store.ts'
import { insertUnit, updateUnit } from './store.ts'

export async function addUnit(
  ctx: Ctx,
  { parentId, code, name }: Input<typeof addContract>,
): Promise<Result<typeof addContract>> {
  await lockTree(ctx.db)
  const parent = await reachedParent(ctx, parentId)
  if (await isOpenCodeTaken(ctx.db, 'org.unit', { code })) fail(orgErrors.CODE_TAKEN, { code })
  const id = await insertUnit(ctx.db, { parent, code, name })
  await ctx.audit({ action: 'org.unit.add', object: `org.unit:${id}`, after: { parentId, code, name } })
  return { id }
}

export async function editUnit(
  ctx: Ctx,
  { id, code, name }: Input<typeof editContract>,
): Promise<Result<typeof editContract>> {
  await lockTree(ctx.db)
  const before = await reachedUnit(ctx, 'org.manage', id)
  if (await isOpenCodeTaken(ctx.db, 'org.unit', { code, exceptId: id })) fail(orgErrors.CODE_TAKEN, { code })
  await updateUnit(ctx.db, id, { code, name })
  await ctx.audit({
    action: 'org.unit.edit',
    object: `org.unit:${id}`,
    before: { code: before.code, name: before.name },
    after: { code, name },
  })
  return { id }
}
