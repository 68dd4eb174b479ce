import type { Calendar, Random } from '#platform/seed'
import type { Learner } from './history.ts'

type Tools = { readonly random: Random; readonly calendar: Calendar }

/** How far back studying goes: a year for who shows the product, since their charts have twelve months; else five weeks. */
const daysBack = (isDemo: boolean) => (isDemo ? 365 : 35)

const chanceOn = (days: number, isDemo: boolean) => (isDemo ? (days < 35 ? 0.6 : 0.25) : 0.15)

/** The evenings and lunch hours in which people studied; who shows the product did so often. */
export function drawHours({ random, calendar }: Tools, learners: readonly Learner[]) {
  // A generator of its own: what others draw stays as it was.
  const own = random.fork('hours')
  return learners.flatMap(({ id: accountId, isDemo }) =>
    Array.from({ length: daysBack(isDemo) }, (_, days) => days)
      .filter((days) => own.chance(chanceOn(days, isDemo)))
      .map((days) => ({
        accountId,
        hour: calendar.moment(-days - 1, own.pick([12, 19, 20, 21]) * 60),
        seconds: own.int(8, 50) * 60,
      })),
  )
}
