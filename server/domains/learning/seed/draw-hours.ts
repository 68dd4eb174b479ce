import type { Calendar, Random } from '#platform/domain/seed'
import type { Learner } from './history.ts'

type Tools = { readonly random: Random; readonly calendar: Calendar }

/** Days of study history: a year for demo accounts, whose charts have twelve months; otherwise five weeks. */
const daysBack = (isDemo: boolean) => (isDemo ? 365 : 35)

const chanceOn = (days: number, isDemo: boolean) => (isDemo ? (days < 35 ? 0.6 : 0.25) : 0.15)

/** Study hours in the evenings and at lunch; demo accounts have many. */
export function drawHours({ random, calendar }: Tools, learners: readonly Learner[]) {
  // A generator of its own, so that other generated data stays the same.
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
