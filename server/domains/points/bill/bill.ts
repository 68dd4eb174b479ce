import type { Input, Result } from '@lyceum/contract/kit'
import type {
  getPointsSummary as getPointsSummaryEndpoint,
  listEntries as listEntriesEndpoint,
  listRules as listRulesEndpoint,
  sumEntries as sumEntriesEndpoint,
  TaskType,
} from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import type { Domain } from '#platform/domain'
import { titlesBy } from '#platform/domain/titles'
import { balanceOf } from '../ledger/queries.ts'
import { isActive } from '../rule/rules.ts'
import { rulesOf } from '../rule/store.ts'
import { dayAfter } from '../sign-in/rules.ts'
import { flowOf, pointsOnHold, pageOfEntries, sumsByRule } from './queries.ts'

export async function getPointsSummary(ctx: Ctx): Promise<Result<typeof getPointsSummaryEndpoint>> {
  const { db, actor, site } = ctx
  const from = startOf(`${todayOf(ctx).slice(0, 7)}-01`, site.zone)
  const { earned } = await flowOf(db, actor.id, { from })
  return {
    ...(await balanceOf(db, actor.id)),
    month: Math.max(0, earned),
    held: await pointsOnHold(db, actor.id),
  }
}

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Days in the site's time zone, the last one included. */
const spanOf = ({ site }: Ctx, { from, to }: Days) => ({
  from: from === undefined ? undefined : startOf(from, site.zone),
  until: to === undefined ? undefined : startOf(dayAfter(to, 1), site.zone),
})

export async function listEntries(
  ctx: Ctx,
  domains: readonly Domain[],
  input: Input<typeof listEntriesEndpoint>,
): Promise<Result<typeof listEntriesEndpoint>> {
  const { pageNo, pageSize, direction } = input
  const page = await pageOfEntries(ctx.db, ctx.actor.id, {
    pageNo,
    pageSize,
    direction,
    ...spanOf(ctx, input),
  })
  const titles = await titlesBy(
    ctx.db,
    domains,
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

export async function sumEntries(
  ctx: Ctx,
  input: Input<typeof sumEntriesEndpoint>,
): Promise<Result<typeof sumEntriesEndpoint>> {
  const span = spanOf(ctx, input)
  const { income, outgo } = await flowOf(ctx.db, ctx.actor.id, span)
  const records = await sumsByRule(ctx.db, ctx.actor.id, span)
  return { income, outgo, records: records.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)) }
}

/** Rules that give something now; tasks that cannot be done here are left out. */
export async function listRules(
  ctx: Ctx,
  tasks: readonly TaskType[],
): Promise<Result<typeof listRulesEndpoint>> {
  const doable = new Set<string>(tasks.map((type) => `task.${type}`))
  const rules = (await rulesOf(ctx.db)).filter(
    (rule) => isActive(rule, ctx.now) && (!rule.name.startsWith('task.') || doable.has(rule.name)),
  )
  return { records: rules.map(({ name, points, period, times }) => ({ name, points, period, times })) }
}
