import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { drawDays, type Earning } from './seed/history.ts'
import { seedGifts } from './seed/gift-store.ts'
import { seedGrants } from './seed/grant-store.ts'
import { seedRules } from './seed/rule-store.ts'
import { seedSuspicions } from './seed/suspicion-store.ts'
import { on } from './tables.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly state: string
    readonly isDemo: boolean
    readonly isDuty: boolean
    readonly roles: readonly string[]
    readonly createdAt: Date
  }[]
  /** Who has completed what, and when. */
  readonly finished: readonly { readonly courseId: string; readonly accountId: string; readonly at: Date }[]
  readonly courses: readonly { readonly id: string; readonly teachers: readonly string[] }[]
}

const twoYears = 730
/** How many days of history are generated for people who are not demonstration accounts. */
const usual = { small: 30, company: 14 } as const

/** Two years of earnings for demonstration accounts, weeks for everybody else, and every completed course. */
export async function seed(ctx: SeedCtx, { people, finished, courses }: Made): Promise<void> {
  const { random, calendar, size, db } = ctx
  const active = people.filter(({ state }) => state === 'active')
  const lives = active.map(({ id, isDemo: signsIn, isDuty, createdAt }) => {
    const isDemo = signsIn && !isDuty
    const days = isDemo ? twoYears : usual[size]
    const share = isDemo ? 0.78 : random.next() * (isDuty ? 0.2 : 0.6)
    const life = {
      accountId: id,
      since: isDemo ? calendar.moment(-twoYears) : createdAt,
      days,
      share,
      isDemo,
    }
    return drawDays(life, { random, calendar })
  })
  const days = lives.flatMap((life) => life.days)
  await inGroups(days, (group) => on(db).insertInto('points.sign_in').values(group).execute())
  await book(ctx, [...lives.flatMap(({ earnings }) => earnings), ...coursesOf(finished)])
  const admin = active.find(({ roles }) => roles.includes('ADM'))
  await seedRules(ctx, admin?.id ?? null)
  const often = winners(lives)
  if (admin) await seedGrants(ctx, { byId: admin.id, people: often })
  await seedSuspicions(ctx, often.slice(-3))
  await today(
    ctx,
    active.filter(({ isDemo }) => isDemo),
  )
  const present = new Set(active.map(({ id }) => id))
  const receivers = courses.flatMap(({ id, teachers }) => {
    const first = teachers.find((item) => present.has(item))
    return first === undefined ? [] : [[id, first] as const]
  })
  await seedGifts(ctx, {
    finished: finished.filter(({ accountId }) => present.has(accountId)),
    receivers: new Map(receivers),
  })
}

/** The most frequent visitors: they have points that a correction can take. */
function winners(lives: readonly ReturnType<typeof drawDays>[]): string[] {
  return lives
    .toSorted((a, b) => b.days.length - a.days.length)
    .flatMap(({ days: [day] }) => day?.accountId ?? [])
    .slice(0, 24)
}

/** Ten points for a course, once each, however often it was taken. */
function coursesOf(finished: Made['finished']): Earning[] {
  const once = new Map(finished.map((item) => [`${item.accountId}/${item.courseId}`, item]))
  return [...once.values()].map(({ accountId, courseId, at }) => ({
    accountId,
    rule: 'courseCompleted',
    object: `course:${courseId}`,
    amount: 10,
    day: null,
    at,
  }))
}

/** Movements with both their entries; the entries fill the wallets. */
async function book({ db, ids }: SeedCtx, earnings: readonly Earning[]): Promise<void> {
  const ordered = earnings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await inGroups(ordered, async (group) => {
    const booked = group.map((item) => ({ ...item, id: ids.next() }))
    await on(db)
      .insertInto('points.movement')
      .values(
        booked.map(({ id, accountId, rule, object, amount, day, at }) => ({
          id,
          kind: 'earn' as const,
          rule,
          accountId,
          object,
          amount: String(amount),
          bucket: day,
          at,
        })),
      )
      .execute()
    const legs = booked.flatMap(({ id, accountId, amount, at }) => [
      leg({ movementId: id, leg: 1, accountId, amount, at }),
      leg({ movementId: id, leg: 2, accountId: null, amount: -amount, at }),
    ])
    await on(db).insertInto('points.entry').values(legs).execute()
  })
}

type Leg = {
  readonly movementId: string
  readonly leg: number
  readonly accountId: string | null
  readonly amount: number
  readonly at: Date
}

const leg = ({ amount, ...rest }: Leg) => ({
  ...rest,
  book: rest.accountId === null ? ('system' as const) : ('person' as const),
  amount: String(amount),
  lifetime: String(rest.accountId === null ? 0 : amount),
})

/** Demonstration accounts have something to collect today. */
async function today({ db, calendar }: SeedCtx, demo: readonly { readonly id: string }[]): Promise<void> {
  const doneAt = calendar.moment(0, 5)
  const tasks = demo.flatMap(({ id: accountId }) =>
    ['curriculum_review', 'browse_an_open_class'].map((type) => ({
      accountId,
      day: calendar.today,
      type,
      points: 5,
      doneAt,
    })),
  )
  await inGroups(tasks, (group) => on(db).insertInto('points.task').values(group).execute())
}
