import type { Input, Result } from '@lyceum/contract/kit'
import { type closeUnit as contract, orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reachedParent, reachedUnit } from './find-unit.ts'
import { jobsIn } from './queries.ts'
import { lockTree } from '../tree/store.ts'
import { lockUnit, setClosed, sistersOf } from './store.ts'

/** Closes a unit without people, in any kind of job, and without units. */
export async function closeUnit(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  await lockTree(ctx.db)
  const unit = await reachedUnit(ctx, 'org.manage', id)
  await reachedParent(ctx, unit.parentId)
  await lockUnit(ctx.db, id)
  const people = await jobsIn(ctx.db, id)
  const units = (await sistersOf(ctx.db, id)).length
  if (people + units > 0) fail(orgErrors.UNIT_NOT_EMPTY, { name: unit.name, people, units })
  await setClosed(ctx.db, id, ctx.now)
  const { parentId, code, name } = unit
  await ctx.audit({ action: 'org.unit.close', object: `org.unit:${id}`, before: { parentId, code, name } })
  return { id }
}
