import type { SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'

type Giver = { readonly byId: string; readonly people: readonly string[] }

type Act = {
  readonly reason: string
  readonly amount: number
  readonly people: readonly string[]
  readonly at: Date
  readonly undoneAt?: Date
}

/** Manual grants of the last weeks: prizes, a correction, and one that was sent twice and undone. */
export async function seedGrants(ctx: SeedCtx, { byId, people }: Giver): Promise<void> {
  const { calendar } = ctx
  const acts: readonly Act[] = [
    { reason: '三季度学习之星', amount: 50, people: people.slice(0, 12), at: calendar.moment(-38, 600) },
    { reason: '安全月知识竞赛优胜', amount: 30, people: people.slice(4, 24), at: calendar.moment(-9, 930) },
    {
      reason: '安全月知识竞赛优胜（重复导入）',
      amount: 30,
      people: people.slice(4, 24),
      at: calendar.moment(-9, 935),
      undoneAt: calendar.moment(-9, 950),
    },
    { reason: '重复计分更正', amount: -5, people: people.slice(6, 7), at: calendar.moment(-3, 640) },
  ]
  for (const act of acts) await bookAct(ctx, byId, act)
}

async function bookAct(ctx: SeedCtx, byId: string, act: Act): Promise<void> {
  const { reason, amount, people, at, undoneAt = null } = act
  const id = ctx.ids.next()
  await on(ctx.db)
    .insertInto('points.bulk')
    .values({
      id,
      reason,
      people: people.length,
      total: String(amount * people.length),
      byId,
      at,
      undoneAt,
      undoneBy: undoneAt && byId,
    })
    .execute()
  const rows = people.map((accountId) => ({ accountId, id: ctx.ids.next() }))
  const kind = amount > 0 ? ('grant' as const) : ('take' as const)
  const given = rows.map((row) => ({ ...row, kind, object: `grant:${id}`, reason }))
  await bookAll(ctx, given, { amount, at, byId })
  if (undoneAt === null) return
  const back = rows.map(({ accountId, id: reverses }) => ({
    accountId,
    id: ctx.ids.next(),
    kind: 'reverse' as const,
    object: `movement:${reverses}`,
    reverses,
    reason: '重复导入',
  }))
  await bookAll(ctx, back, { amount: -amount, at: undoneAt, byId })
}

type Row = {
  readonly id: string
  readonly accountId: string
  readonly kind: 'grant' | 'take' | 'reverse'
  readonly object: string
  readonly reverses?: string
  readonly reason: string
}

type By = Moved & { readonly byId: string }

async function bookAll({ db }: SeedCtx, rows: readonly Row[], { amount, at, byId }: By): Promise<void> {
  const common = { rule: 'manual', amount: String(Math.abs(amount)), byId, at }
  await on(db)
    .insertInto('points.movement')
    .values(rows.map((row) => ({ ...row, ...common })))
    .execute()
  await on(db)
    .insertInto('points.entry')
    .values(rows.flatMap(({ id, accountId }) => legs(id, accountId, { amount, at })))
    .execute()
}

type Moved = { readonly amount: number; readonly at: Date }

/** Undoing a grant also reduces the lifetime total; a correction does not. */
const legs = (movementId: string, accountId: string, { amount, at }: Moved) => [
  {
    movementId,
    leg: 1,
    book: 'person' as const,
    accountId,
    amount: String(amount),
    lifetime: Math.abs(amount) < 10 ? '0' : String(amount),
    at,
  },
  { movementId, leg: 2, book: 'system' as const, amount: String(-amount), at },
]
