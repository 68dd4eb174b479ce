import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'

type SeededHold = {
  readonly accountId: string
  readonly rule: string
  readonly object: string
  readonly amount: number
  readonly at: Date
  readonly state: 'held' | 'paid'
  readonly settledAt: Date | null
}

/** Seeded holds of other domains, and those already paid to the shop. */
export async function bookHolds(
  { db, ids }: Pick<SeedCtx, 'db' | 'ids'>,
  holds: readonly SeededHold[],
): Promise<void> {
  await inGroups(holds.slice(), async (group) => {
    const rows = group.map((hold) => ({ ...hold, id: ids.next() }))
    await on(db)
      .insertInto('points.hold')
      .values(rows.map(({ amount, ...hold }) => ({ ...hold, amount: String(amount) })))
      .execute()
    for (const kind of ['hold', 'pay'] as const) {
      const moved = rows.flatMap((hold) => {
        const at = kind === 'hold' ? hold.at : hold.settledAt
        return at ? [{ hold, at, movementId: ids.next() }] : []
      })
      if (moved.length === 0) continue
      await on(db)
        .insertInto('points.movement')
        .values(
          moved.map(({ hold: { accountId, rule, object, amount }, at, movementId }) => ({
            id: movementId,
            kind,
            rule,
            accountId,
            object,
            amount: String(amount),
            at,
          })),
        )
        .execute()
      await on(db)
        .insertInto('points.entry')
        .values(
          moved.flatMap(({ hold, at, movementId }) => [
            { ...leg(movementId, at), leg: 1, book: 'escrow' as const, holdId: hold.id, ...sums(hold, kind) },
            {
              ...leg(movementId, at),
              leg: 2,
              ...(kind === 'hold'
                ? { book: 'person' as const, accountId: hold.accountId, amount: String(-hold.amount) }
                : { book: 'shop' as const, amount: String(hold.amount) }),
            },
          ]),
        )
        .execute()
    }
  })
}

const leg = (movementId: string, at: Date) => ({ movementId, at })

const sums = ({ amount }: SeededHold, kind: 'hold' | 'pay') => ({
  amount: String(kind === 'hold' ? amount : -amount),
})
