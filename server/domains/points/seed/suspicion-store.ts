import type { SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'

type SeededSuspicion = {
  readonly holdId: string
  readonly movementId: string
  readonly accountId: string
  readonly kind: 'ring' | 'pace'
  readonly rule: string
  readonly object: string
  readonly evidence: object
  readonly at: Date
}

/** Two who like each other's comments in turn, and one who turns pages too fast: earnings that are on hold. */
export async function seedSuspicions(ctx: SeedCtx, people: readonly string[]): Promise<void> {
  const { ids, calendar } = ctx
  const [first, second, third] = people
  if (!first || !second || !third) return
  const seconds = 7 * 86_400
  const ring = (accountId: string, partnerId: string, count: number) => ({
    holdId: ids.next(),
    movementId: ids.next(),
    kind: 'ring' as const,
    rule: 'likeReceived',
    accountId,
    object: `comment:${ids.next()}/${partnerId}`,
    evidence: { partnerId, count, of: 11 - count, seconds },
    at: calendar.moment(-1, 700 + count),
  })
  await bookSuspicions(ctx, [
    ring(first, second, 6),
    ring(second, first, 5),
    {
      holdId: ids.next(),
      movementId: ids.next(),
      kind: 'pace',
      rule: 'openClass',
      accountId: third,
      object: `course:${ids.next()}`,
      evidence: { count: 5, of: 5, seconds: 3 },
      at: calendar.moment(-2, 890),
    },
  ])
}

/** One point each, from the system book into the hold. */
async function bookSuspicions({ db }: SeedCtx, rows: readonly SeededSuspicion[]): Promise<void> {
  const what = ({ accountId, rule, object, at }: SeededSuspicion) => ({
    accountId,
    rule,
    object,
    amount: '1',
    at,
  })
  await on(db)
    .insertInto('points.hold')
    .values(rows.map((row) => ({ id: row.holdId, ...what(row) })))
    .execute()
  await on(db)
    .insertInto('points.movement')
    .values(rows.map((row) => ({ id: row.movementId, kind: 'suspect' as const, ...what(row) })))
    .execute()
  await on(db)
    .insertInto('points.entry')
    .values(
      rows.flatMap(({ movementId, holdId, at }) => [
        { movementId, leg: 1, book: 'escrow' as const, holdId, amount: '1', at },
        { movementId, leg: 2, book: 'system' as const, amount: '-1', at },
      ]),
    )
    .execute()
  await on(db)
    .insertInto('points.suspicion')
    .values(
      rows.map(({ holdId, accountId, kind, evidence, at }) => ({
        holdId,
        accountId,
        kind,
        evidence: JSON.stringify(evidence),
        at,
      })),
    )
    .execute()
}
