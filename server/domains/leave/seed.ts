import { managerOf } from '#domains/org'
import type { SeedCtx } from '#platform/domain/seed'
import { on } from './tables.ts'

type Person = {
  readonly id: string
  readonly isDemo: boolean
  readonly state: string
  readonly isExternal: boolean
}

type Job = {
  readonly accountId: string
  readonly unitId: string
  readonly isHead: boolean
  readonly until: string | null
}

/** Sample requests of a team: open, approved and declined, around today. */
const plans = [
  { type: 'PERSONAL', day: 3, days: 1, state: 'pending', opinion: '' },
  { type: 'PUBLIC', day: 5, days: 2, state: 'pending', opinion: '' },
  { type: 'SICK', day: -6, days: 2, state: 'approved', opinion: 0 },
  { type: 'PERSONAL', day: -12, days: 1, state: 'declined', opinion: 1 },
] as const

const textsByLocale = {
  'zh-CN': {
    reasons: ['孩子家长会', '陪同客户现场验收', '发烧，医生建议休息两天', '搬家'],
    opinions: ['注意休息，回来补上录像', '那天是部门演练，请改期'],
  },
  'zh-TW': {
    reasons: ['孩子的家長會', '陪同客戶現場驗收', '發燒，醫師建議休息兩天', '搬家'],
    opinions: ['好好休息，回來再補看錄影', '當天是部門演練，請改期'],
  },
} as const

/** Leave requests in the teams of the demo accounts, and one of each of them. */
export async function seed(
  { db, calendar, ids, site }: SeedCtx,
  { people, jobs }: { readonly people: readonly Person[]; readonly jobs: readonly Job[] },
): Promise<void> {
  const texts = textsByLocale[site.locale === 'zh-TW' ? 'zh-TW' : 'zh-CN']
  const shows = people.filter(({ isDemo }) => isDemo)
  const led = jobs.find(
    ({ accountId, isHead, until }) => isHead && until === null && shows.some(({ id }) => id === accountId),
  )
  const members = jobs
    .filter(({ unitId, isHead, until }) => unitId === led?.unitId && !isHead && until === null)
    .map(({ accountId }) => people.find(({ id }) => id === accountId))
    .filter((person) => person?.state === 'active' && !person.isExternal)
    .flatMap((person) => person?.id ?? [])
  const own = shows.map(({ id }) => id)
  const requesters = [...new Set([...members.slice(0, plans.length), ...own])]
  const managers = await Promise.all(requesters.map((accountId) => managerOf(db, accountId)))
  const rows = requesters.map((accountId, at) => {
    const plan = plans[at % plans.length] ?? plans[0]
    const approverId = managers[at] ?? null
    const isOpen = plan.state === 'pending' || approverId === null
    return {
      id: ids.next(),
      accountId,
      type: plan.type,
      reason: texts.reasons[at % plans.length] ?? '',
      fromAt: calendar.moment(plan.day, 9 * 60),
      untilAt: calendar.moment(plan.day + plan.days - 1, 18 * 60),
      state: isOpen ? ('pending' as const) : plan.state,
      askedAt: calendar.moment(Math.min(plan.day - 2, -1), 10 * 60),
      approverId,
      opinion: isOpen ? '' : texts.opinions[plan.opinion],
      decidedBy: isOpen ? null : approverId,
      decidedAt: isOpen ? null : calendar.moment(plan.day - 1, 16 * 60),
    }
  })
  if (rows.length > 0) await on(db).insertInto('leave.request').values(rows).execute()
}
