import type { Calendar, Random } from '#platform/seed'
import type { Learner } from './history.ts'

type Tools = { readonly random: Random; readonly calendar: Calendar }

/** The evenings and lunch hours of the last five weeks in which people studied; who shows the product did so often. */
export function drawHours({ random, calendar }: Tools, learners: readonly Learner[]) {
  // A generator of its own: what others draw stays as it was.
  const own = random.fork('hours')
  return learners.flatMap(({ id: accountId, isDemo }) =>
    Array.from({ length: 35 }, (_, days) => days)
      .filter(() => own.chance(isDemo ? 0.6 : 0.15))
      .map((days) => ({
        accountId,
        hour: calendar.moment(-days - 1, own.pick([12, 19, 20, 21]) * 60),
        seconds: own.int(8, 50) * 60,
      })),
  )
}
