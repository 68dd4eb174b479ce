import type { Ctx } from '#platform/ctx'
import { mendGroup } from './store.ts'

const groupSize = 5000

/** Compares every entry of the site with the source tables and repairs those that differ. Returns how many. */
export async function mendEntries(ctx: Ctx): Promise<number> {
  let after = '0'
  let mended = 0
  for (;;) {
    const group = await mendGroup(ctx.db, after, groupSize)
    mended += Number(group.mended)
    if (group.lastAccount === null) return mended
    after = group.lastAccount
  }
}
