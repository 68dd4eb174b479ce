import type { Calendar, Random } from '#platform/seed'

export type Standing = 'staff' | 'external' | 'left' | 'suspended' | 'pending'

/** What has happened between a person and the company, in days before today; nothing lies in the future. */
export type Life = {
  readonly standing: Standing
  readonly joined: number | null
  readonly left: number | null
  readonly created: number
  readonly lastLogin: number | null
}

/** The portal opened one and a half years ago: nobody has an account or a login from before. */
export const openedDaysAgo = 540
const longest = 15 * 365

/** So many people with the churn of an ordinary company, in no particular order. */
export function standings(count: number, random: Random): Standing[] {
  const some = (share: number) => Math.max(1, Math.round(count * share))
  const rare: Standing[] = [
    ...Array<Standing>(some(0.05)).fill('left'),
    ...Array<Standing>(some(0.01)).fill('suspended'),
    ...Array<Standing>(some(0.01)).fill('pending'),
    ...Array<Standing>(some(0.03)).fill('external'),
  ]
  return random
    .shuffled([...rare, ...Array<Standing>(Math.max(0, count - rare.length)).fill('staff')])
    .slice(0, count)
}

export function lifeOf(standing: Standing, random: Random): Life {
  if (standing === 'pending')
    return { standing, joined: null, left: null, created: random.int(1, 9), lastLogin: null }
  const joined = joinedDaysAgo(standing, random)
  const left = standing === 'left' ? random.int(5, Math.min(openedDaysAgo, joined) - 60) : null
  const created = Math.min(joined, openedDaysAgo)
  return { standing, joined, left, created, lastLogin: lastLoginDaysAgo({ standing, created, left }, random) }
}

/** Most people came in the last years, few stayed from the beginning. */
function joinedDaysAgo(standing: Standing, random: Random): number {
  const span = standing === 'external' ? 3 * 365 : longest
  const least = standing === 'left' ? 200 : 12
  return least + Math.floor((span - least) * random.next() ** 1.7)
}

type Known = { readonly standing: Standing; readonly created: number; readonly left: number | null }

function lastLoginDaysAgo({ standing, created, left }: Known, random: Random): number | null {
  if (left !== null) return left + random.int(0, 12)
  if (random.chance(0.03)) return null
  const span = Math.min(created, 60)
  return standing === 'suspended'
    ? random.int(Math.min(20, span), span)
    : 1 + Math.floor((span - 1) * random.next() ** 1.8)
}

/** A moment of a working day, between half past seven and ten at night. */
export function workMoment(calendar: Calendar, daysAgo: number, random: Random): Date {
  return calendar.moment(-daysAgo, random.int(450, 1320))
}
