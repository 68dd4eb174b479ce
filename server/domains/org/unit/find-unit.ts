import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reachOf } from '../reach.ts'
import { reaches } from '../rules.ts'
import { type UnitRow, unitById } from './store.ts'

/** A unit that the person may use with a permission; any other is NOT_FOUND. */
export async function reachedUnit(ctx: Ctx, permission: string, unitId: string): Promise<UnitRow> {
  const unit = (await unitById(ctx.db, unitId)) ?? fail(commonErrors.NOT_FOUND)
  return reaches(await reachOf(ctx, permission), unit.path) ? unit : fail(commonErrors.NOT_FOUND)
}

/** The same for a parent of units; the level above all roots is only for people who reach the whole site. */
export async function reachedParent(ctx: Ctx, parentId: string | null): Promise<UnitRow | undefined> {
  if (parentId !== null) return reachedUnit(ctx, 'org.manage', parentId)
  if ((await reachOf(ctx, 'org.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
  return undefined
}
