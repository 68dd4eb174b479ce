import { createHash } from 'node:crypto'
import type { Calendar, Random } from '#platform/domain/seed'
import { workMoment } from './account-history.ts'
import type { SeededPerson } from './people.ts'

/** A person's visit at a moment. */
export type Visit = { readonly accountId: string; readonly at: Date }

type Means = { readonly random: Random; readonly calendar: Calendar }

const days = 20

/** Visits of the last weeks: nobody comes after their last login, and few at weekends. */
export function visitsOf(people: readonly SeededPerson[], { random, calendar }: Means): Visit[] {
  const isWeekend = (day: number) => [0, 6].includes(new Date(`${calendar.day(-day)}T00:00:00Z`).getUTCDay())
  return people.flatMap(({ id: accountId, lastLoginAt, createdAt }) => {
    if (!lastLoginAt || lastLoginAt < calendar.moment(-days)) return []
    const visits = Array.from({ length: days }, (_, i) => i + 1)
      .filter((day) => random.chance(isWeekend(day) ? 0.04 : 0.3))
      .map((day) => ({ accountId, at: workMoment(calendar, day, random) }))
      .filter(({ at }) => at < lastLoginAt && at > createdAt)
    return [...visits, { accountId, at: lastLoginAt }]
  })
}

const minutes = 60_000

/** The session left by such a visit; its token was never issued. */
export function sessionOf({ accountId, at }: Visit) {
  const after = (ms: number) => new Date(at.getTime() + ms)
  return {
    accountId,
    tokenHash: createHash('sha256').update(`${accountId} ${at.toISOString()}`).digest(),
    role: 'NLRN',
    createdAt: at,
    seenAt: after(40 * minutes),
    endedAt: after(40 * minutes),
    endReason: 'logout' as const,
    expiresAt: after(1440 * minutes),
  }
}
