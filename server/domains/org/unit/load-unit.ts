import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { reachOf } from '../reach.ts'
import { reaches } from '../rules.ts'
import { type UnitRow, unitById } from './store.ts'

/** A unit that this person may use with a permission; everything else is not there. */
export async function reachedUnit(ctx: Ctx, permission: string, unitId: string): Promise<UnitRow> {
  const unit = (await unitById(ctx.db, unitId)) ?? fail(commonErrors.NOT_FOUND)
  return reaches(await reachOf(ctx, permission), unit.path) ? unit : fail(commonErrors.NOT_FOUND)
}

/** The same for a place that units hang from; the place above all roots is for who reaches the whole site. */
export async function reachedParent(ctx: Ctx, parentId: string | null): Promise<UnitRow | undefined> {
  if (parentId !== null) return reachedUnit(ctx, 'org.manage', parentId)
  if ((await reachOf(ctx, 'org.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
  return undefined
}
