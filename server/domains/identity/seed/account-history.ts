import type { Calendar, Random } from '#platform/domain/seed'

export type AccountStatus = 'staff' | 'external' | 'left' | 'suspended' | 'pending'

/** The history of a person with the company, in days before today; nothing lies in the future. */
export type Life = {
  readonly status: AccountStatus
  readonly joined: number | null
  readonly left: number | null
  readonly created: number
  readonly lastLogin: number | null
}

/** The portal opened one and a half years ago: there are no accounts or logins from before. */
export const openedDaysAgo = 540
const longest = 15 * 365

/** The account states of so many people with the turnover of an ordinary company, in random order. */
export function accountStatuses(count: number, random: Random): AccountStatus[] {
  const some = (share: number) => Math.max(1, Math.round(count * share))
  const rare: AccountStatus[] = [
    ...Array<AccountStatus>(some(0.05)).fill('left'),
    ...Array<AccountStatus>(some(0.01)).fill('suspended'),
    ...Array<AccountStatus>(some(0.01)).fill('pending'),
    ...Array<AccountStatus>(some(0.03)).fill('external'),
  ]
  return random
    .shuffled([...rare, ...Array<AccountStatus>(Math.max(0, count - rare.length)).fill('staff')])
    .slice(0, count)
}

export function lifeOf(status: AccountStatus, random: Random): Life {
  if (status === 'pending')
    return { status, joined: null, left: null, created: random.int(1, 9), lastLogin: null }
  const joined = joinedDaysAgo(status, random)
  const left = status === 'left' ? random.int(5, Math.min(openedDaysAgo, joined) - 60) : null
  const created = Math.min(joined, openedDaysAgo)
  return { status, joined, left, created, lastLogin: lastLoginDaysAgo({ status, created, left }, random) }
}

/** Most people joined in recent years, few have been there from the beginning. */
function joinedDaysAgo(status: AccountStatus, random: Random): number {
  const span = status === 'external' ? 3 * 365 : longest
  const least = status === 'left' ? 200 : 12
  return least + Math.floor((span - least) * random.next() ** 1.7)
}

type Known = { readonly status: AccountStatus; readonly created: number; readonly left: number | null }

function lastLoginDaysAgo({ status, created, left }: Known, random: Random): number | null {
  if (left !== null) return left + random.int(0, 12)
  if (random.chance(0.03)) return null
  const span = Math.min(created, 60)
  return status === 'suspended'
    ? random.int(Math.min(20, span), span)
    : 1 + Math.floor((span - 1) * random.next() ** 1.8)
}

/** A moment of a day, between half past seven in the morning and ten at night. */
export function workMoment(calendar: Calendar, daysAgo: number, random: Random): Date {
  return calendar.moment(-daysAgo, random.int(450, 1320))
}
