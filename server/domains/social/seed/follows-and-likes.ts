import type { SeedCtx } from '#platform/domain/seed'

type Person = {
  readonly id: string
  readonly state: string
  readonly isExternal: boolean
  readonly isDemo: boolean
  readonly isDuty: boolean
}

/** Who follows whom: demo people know many, the rest a few; with the counters of each. */
export function drawBonds(
  { random, calendar, ids }: Pick<SeedCtx, 'random' | 'calendar' | 'ids'>,
  people: readonly Person[],
) {
  const staff = people.filter(({ state, isExternal }) => state === 'active' && !isExternal)
  const bonds = staff.flatMap(({ id: accountId, isDemo }) => {
    const known = random.shuffled(staff).filter(({ id }) => id !== accountId)
    // Demo people have more followers than others.
    const liked = known.filter((other) => other.isDemo && !other.isDuty && random.chance(0.03))
    return [...new Set([...liked, ...known.slice(0, isDemo ? random.int(14, 24) : random.int(0, 4))])].map(
      ({ id: followedId }) => ({
        accountId,
        followedId,
        number: ids.next(),
        at: calendar.moment(-random.int(1, 300), random.int(9 * 60, 18 * 60)),
      }),
    )
  })
  const count = (side: 'accountId' | 'followedId') =>
    new Map([...Map.groupBy(bonds, (bond) => bond[side])].map(([id, all]) => [id, all.length]))
  const [follows, fans] = [count('accountId'), count('followedId')]
  const tallies = staff.map(({ id }) => ({
    accountId: id,
    follows: follows.get(id) ?? 0,
    fans: fans.get(id) ?? 0,
  }))
  return { bonds, tallies }
}
