import { managerOf } from '#domains/org'
import type { Db } from '#platform/db'
import type { Learner } from './history.ts'

type Made = {
  readonly people: readonly { readonly id: string; readonly isDemo: boolean }[]
  readonly jobs: readonly {
    readonly accountId: string
    readonly unitId: string
    readonly isHead: boolean
    readonly until: string | null
  }[]
}

const most = 5

/** The people who report to a demo manager and to nobody else. */
export async function teamOf(db: Db, { people, jobs }: Made, learners: readonly Learner[]) {
  const shows = new Set(people.filter(({ isDemo }) => isDemo).map(({ id }) => id))
  const led = jobs.find(({ accountId, isHead, until }) => isHead && until === null && shows.has(accountId))
  if (!led) return []
  const members = learners.filter(
    ({ keys, isDemo, isExternal }) => keys.has(`unit:${led.unitId}`) && !isDemo && !isExternal,
  )
  const team: { readonly learner: Learner; readonly managerId: string }[] = []
  for (const learner of members) {
    const managerId = await managerOf(db, learner.id)
    if (managerId === led.accountId) team.push({ learner, managerId })
    if (team.length === most) break
  }
  return team
}
