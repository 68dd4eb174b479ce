import { joinersByMonth, reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { Tile } from '#platform/domain/tile'
import { todayOf } from '#platform/time/days'
import { monthsUpTo } from '../rules.ts'
import { activityWithin } from './activity.ts'

const permission = 'report.read'

const mostShown = 8

/** The console's tiles about the people in scope. */
export const tiles: readonly Tile[] = [
  {
    name: 'report.people',
    permission,
    load: async (ctx) => {
      const { weeks } = await activity(ctx)
      return { kind: 'series', points: weeks.map(({ week, people }) => ({ on: week, value: people })) }
    },
  },
  {
    name: 'report.signIns',
    permission,
    load: async (ctx) => {
      const { weeks } = await activity(ctx)
      return { kind: 'series', points: weeks.map(({ week, signIns }) => ({ on: week, value: signIns })) }
    },
  },
  {
    name: 'report.joiners',
    permission,
    load: async (ctx) => {
      const [before = '', now = ''] = monthsUpTo(todayOf(ctx), 2)
      const joiners = await joinersByMonth(ctx.db, await reachOf(ctx, permission), `${before}-01`)
      return { kind: 'figure', value: joiners.get(now) ?? 0, before: joiners.get(before) ?? 0 }
    },
  },
  {
    name: 'report.units',
    permission,
    load: async (ctx) => {
      const { sideBySide } = await activity(ctx)
      const largest = sideBySide.toSorted((a, b) => b.people - a.people).slice(0, mostShown)
      return {
        kind: 'shares',
        shares: largest.map(({ name, active, people }) => ({ name, value: active, of: people })),
      }
    },
  },
]

type Activity = ReturnType<typeof activityWithin>
const activityByCtx = new WeakMap<Ctx, Activity>()

/** Three tiles of one page use the same figures: they are read once. */
function activity(ctx: Ctx): Activity {
  const known = activityByCtx.get(ctx)
  if (known) return known
  const reading = reachOf(ctx, permission).then((reach) => activityWithin(ctx, reach))
  activityByCtx.set(ctx, reading)
  return reading
}
