import type { Input, Result } from '@lyceum/contract/kit'
import type { getPointsSummary, listEntries, listRules, sumEntries } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/days'
import type { Room } from '#platform/room'
import { titlesBy } from '#platform/titles'
import { balanceOf } from '../ledger/queries.ts'
import { holds } from '../rule/rules.ts'
import { rulesOf } from '../rule/store.ts'
import { dayAfter } from '../sign-in/rules.ts'
import { doneBy } from '../task/done-by.ts'
import { flowOf, heldOf, pageOfEntries, sumsByRule } from './queries.ts'

export async function summary(ctx: Ctx): Promise<Result<typeof getPointsSummary>> {
  const { db, actor, site } = ctx
  const from = startOf(`${todayOf(ctx).slice(0, 7)}-01`, site.zone)
  const { earned } = await flowOf(db, actor.id, { from })
  return { ...(await balanceOf(db, actor.id)), month: Math.max(0, earned), held: await heldOf(db, actor.id) }
}

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Days of the site, the last one included. */
const spanOf = ({ site }: Ctx, { from, to }: Days) => ({
  from: from === undefined ? undefined : startOf(from, site.zone),
  until: to === undefined ? undefined : startOf(dayAfter(to, 1), site.zone),
})

export async function entries(
  ctx: Ctx,
  rooms: readonly Room[],
  input: Input<typeof listEntries>,
): Promise<Result<typeof listEntries>> {
  const { pageNo, pageSize, direction } = input
  const page = await pageOfEntries(ctx.db, ctx.actor.id, {
    pageNo,
    pageSize,
    direction,
    ...spanOf(ctx, input),
  })
  const titles = await titlesBy(
    ctx.db,
    rooms,
    page.records.map(({ object }) => object),
  )
  const records = page.records.map(({ at, amount, object, ...rest }) => ({
    ...rest,
    about: titles.get(object) ?? null,
    at: at.toISOString(),
    amount: Number(amount),
  }))
  return { records, total: page.total, pageNo, pageSize }
}

export async function sums(ctx: Ctx, input: Input<typeof sumEntries>): Promise<Result<typeof sumEntries>> {
  const span = spanOf(ctx, input)
  const { income, outgo } = await flowOf(ctx.db, ctx.actor.id, span)
  const records = await sumsByRule(ctx.db, ctx.actor.id, span)
  return { income, outgo, records: records.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)) }
}

/** Rules that give something now; a task that nobody can do here is not promised. */
export async function rulesInForce(ctx: Ctx): Promise<Result<typeof listRules>> {
  const doable = new Set<string>(doneBy.map(({ type }) => `task.${type}`))
  const rules = (await rulesOf(ctx.db)).filter(
    (rule) => holds(rule, ctx.now) && (!rule.name.startsWith('task.') || doable.has(rule.name)),
  )
  return { records: rules.map(({ name, points, period, times }) => ({ name, points, period, times })) }
}
