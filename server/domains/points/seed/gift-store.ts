import type { Gift } from '@lyceum/contract/points'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { prices } from '../gift/rules.ts'
import { on } from '../tables.ts'

type Done = { readonly courseId: string; readonly accountId: string; readonly at: Date }

type Thanks = {
  readonly finished: readonly Done[]
  /** Who receives the gifts for a course. */
  readonly receivers: ReadonlyMap<string, string>
}

/** None more expensive than what the course has just earned. */
const given: readonly (readonly [Gift, number])[] = [
  ['heart', 6],
  ['flower', 3],
  ['beer', 1],
]

/** One in eight people who completed a course thanks its lecturer, a few minutes later. */
export async function seedGifts(ctx: SeedCtx, { finished, receivers }: Thanks): Promise<void> {
  const { db, ids, random } = ctx
  const once = [
    ...new Map(
      finished.map((completion) => [`${completion.accountId}/${completion.courseId}`, completion]),
    ).values(),
  ]
  const gifts = once.flatMap(({ courseId, accountId, at }) => {
    const receiverId = receivers.get(courseId)
    if (receiverId === undefined || receiverId === accountId || !random.chance(0.125)) return []
    const gift = random.weighted(given)
    return { id: ids.next(), courseId, accountId, receiverId, gift, at: new Date(at.getTime() + 240_000) }
  })
  await inGroups(gifts, async (group) => {
    await on(db)
      .insertInto('points.movement')
      .values(
        group.map(({ id, courseId, accountId, gift, at }) => ({
          id,
          kind: 'tip' as const,
          rule: `gift.${gift}`,
          accountId,
          object: `course:${courseId}/${id}`,
          amount: String(prices[gift]),
          byId: accountId,
          at,
        })),
      )
      .execute()
    const legs = group.flatMap(({ id: movementId, accountId, receiverId, gift, at }) =>
      [
        { leg: 1, accountId, amount: String(-prices[gift]) },
        { leg: 2, accountId: receiverId, amount: String(prices[gift]) },
      ].map((leg) => ({ ...leg, movementId, book: 'person' as const, lifetime: '0', at })),
    )
    await on(db).insertInto('points.entry').values(legs).execute()
    const givers = group.map(({ courseId, accountId }) => ({ kind: 'course', targetId: courseId, accountId }))
    await on(db).insertInto('points.gift_giver').values(givers).execute()
  })
  const tallies = [...Map.groupBy(gifts, ({ courseId }) => courseId)].map(([targetId, { length }]) => ({
    kind: 'course',
    targetId,
    givers: length,
  }))
  await inGroups(tallies, (group) => on(db).insertInto('points.gift_tally').values(group).execute())
}
