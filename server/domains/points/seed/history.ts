import { taskTypes } from '@lyceum/contract/points'
import type { Calendar, Random } from '#platform/domain/seed'

/** An earning on a past day. */
export type Earning = {
  readonly accountId: string
  readonly rule: string
  readonly object: string
  readonly amount: number
  readonly day: string | null
  readonly at: Date
}

export type Day = {
  readonly accountId: string
  readonly day: string
  readonly streak: number
  readonly at: Date
}

type Life = {
  readonly accountId: string
  readonly since: Date
  /** How many days of history are generated. */
  readonly days: number
  /** The share of days with a visit. */
  readonly share: number
  readonly isDemo: boolean
}

type Means = { readonly random: Random; readonly calendar: Calendar }

/** Demonstration accounts have visited on each of these days, and not on the one before. */
const unbroken = 12

/** The days with a visit, up to yesterday, each with its earnings. */
export function drawDays(life: Life, { random, calendar }: Means): { days: Day[]; earnings: Earning[] } {
  const days: Day[] = []
  const earnings: Earning[] = []
  let streak = 0
  for (let ago = life.days; ago >= 1; ago -= 1) {
    const at = calendar.moment(-ago, 8 * 60 + random.int(0, 90))
    if (at < life.since || !comes(life, ago, random)) {
      streak = 0
      continue
    }
    streak += 1
    const day = calendar.day(-ago)
    days.push({ accountId: life.accountId, day, streak, at })
    earnings.push(...earningsOf({ accountId: life.accountId, day, streak, at }, random))
  }
  return { days, earnings }
}

function comes({ isDemo, share }: Life, ago: number, random: Random): boolean {
  const isLucky = random.chance(share)
  if (!isDemo || ago > unbroken + 1) return isLucky
  return ago <= unbroken
}

function earningsOf({ accountId, day, streak, at }: Day, random: Random): Earning[] {
  const whose = { accountId, object: `day:${day}`, day, at }
  const tasks = random.chance(0.4) ? random.shuffled(doable).slice(0, random.int(1, 2)) : []
  return [
    { ...whose, rule: 'login', amount: 1 },
    { ...whose, rule: 'signIn', amount: 2 },
    ...(streak % 7 === 0 ? [{ ...whose, rule: 'streak', amount: 5 }] : []),
    ...tasks.map((type) => ({
      ...whose,
      rule: `task.${type}`,
      amount: 5,
      at: new Date(at.getTime() + random.int(1, 8) * 3_600_000),
    })),
  ]
}

const doable = taskTypes.filter((type) => /course|class|review|exam|sharing/.test(type))
