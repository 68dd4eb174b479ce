import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { periodKey } from './periods.ts'
import { standingsAmong } from './queries.ts'
import { departmentOf } from './set-unnamed.ts'
import { stampOf } from './store.ts'

/** The requester's rank this month among those of their department who have studied; undefined: none yet. */
export async function placeInDepartment(ctx: Ctx) {
  const { people } = await departmentOf(ctx)
  const key = { board: 'learned', period: periodKey('month', todayOf(ctx)) } as const
  const stamp = await stampOf(ctx.db, key)
  if (!stamp) return undefined
  const all = await standingsAmong(ctx.db, stamp.id, people)
  const own = all.find(({ accountId }) => accountId === ctx.actor.id)
  return own && { place: own.place, people: people.length }
}
