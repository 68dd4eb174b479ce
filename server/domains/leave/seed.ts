import { managerOf } from '#domains/org'
import type { SeedCtx } from '#platform/seed'
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

/** What a team asks for: open, agreed to and declined, around today. */
const asked = [
  { type: 'PERSONAL', day: 3, days: 1, state: 'pending', opinion: '' },
  { type: 'PUBLIC', day: 5, days: 2, state: 'pending', opinion: '' },
  { type: 'SICK', day: -6, days: 2, state: 'approved', opinion: 0 },
  { type: 'PERSONAL', day: -12, days: 1, state: 'declined', opinion: 1 },
] as const

const words = {
  'zh-CN': {
    reasons: ['孩子家长会', '陪同客户现场验收', '发烧，医生建议休息两天', '搬家'],
    opinions: ['注意休息，回来补上录像', '那天是部门演练，请改期'],
  },
  'zh-TW': {
    reasons: ['孩子的家長會', '陪同客戶現場驗收', '發燒，醫師建議休息兩天', '搬家'],
    opinions: ['好好休息，回來再補看錄影', '當天是部門演練，請改期'],
  },
} as const

/** Leave in the teams of those who show the product, and one request of each of them. */
export async function seed(
  { db, calendar, ids, site }: SeedCtx,
  { people, jobs }: { readonly people: readonly Person[]; readonly jobs: readonly Job[] },
): Promise<void> {
  const said = words[site.locale === 'zh-TW' ? 'zh-TW' : 'zh-CN']
  const shows = people.filter(({ isDemo }) => isDemo)
  const led = jobs.find(
    ({ accountId, isHead, until }) => isHead && until === null && shows.some(({ id }) => id === accountId),
  )
  const members = jobs
    .filter(({ unitId, isHead, until }) => unitId === led?.unitId && !isHead && until === null)
    .map(({ accountId }) => people.find(({ id }) => id === accountId))
    .filter((one) => one?.state === 'active' && !one.isExternal)
    .flatMap((one) => one?.id ?? [])
  const own = shows.map(({ id }) => id)
  const askers = [...new Set([...members.slice(0, asked.length), ...own])]
  const managers = await Promise.all(askers.map((accountId) => managerOf(db, accountId)))
  const rows = askers.map((accountId, at) => {
    const plan = asked[at % asked.length] ?? asked[0]
    const approverId = managers[at] ?? null
    const isOpen = plan.state === 'pending' || approverId === null
    return {
      id: ids.next(),
      accountId,
      type: plan.type,
      reason: said.reasons[at % asked.length] ?? '',
      fromAt: calendar.moment(plan.day, 9 * 60),
      untilAt: calendar.moment(plan.day + plan.days - 1, 18 * 60),
      state: isOpen ? ('pending' as const) : plan.state,
      askedAt: calendar.moment(Math.min(plan.day - 2, -1), 10 * 60),
      approverId,
      opinion: isOpen ? '' : said.opinions[plan.opinion],
      decidedBy: isOpen ? null : approverId,
      decidedAt: isOpen ? null : calendar.moment(plan.day - 1, 16 * 60),
    }
  })
  if (rows.length > 0) await on(db).insertInto('leave.request').values(rows).execute()
}
