import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reachOf } from '../reach.ts'
import { lockTree } from '../tree/store.ts'

/** Positions, families and grades belong to the whole site: only people who reach all of it change them, one at a time. */
export async function beginCatalogueChange(ctx: Ctx): Promise<void> {
  if ((await reachOf(ctx, 'org.manage')).kind !== 'site') fail(commonErrors.NO_RIGHT_WRITE_MSG)
  await lockTree(ctx.db)
}
