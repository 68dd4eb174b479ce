import { orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { managersOf } from './queries.ts'
import { circleIn } from './rules.ts'

/** People who would now report to one another in a circle. */
export const peopleInCircles = async (db: Db): Promise<readonly string[]> => circleIn(await managersOf(db))

/** Rejects the changes of this transaction if people would now report to one another in a circle. */
export async function refuseCircles(ctx: Ctx): Promise<void> {
  if ((await peopleInCircles(ctx.db)).length > 0) fail(orgErrors.LINE_CIRCLE)
}
