import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type editRule as Edit, type listManagedRules as List, pointsErrors } from '@lyceum/contract/points'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Earning } from '#platform/domain/earning'
import { fail } from '#platform/app-error'
import { fedRules } from '../earning/collect-earnings.ts'
import { catalogue, type Rule } from '../rule/rule-defaults.ts'
import { forgetRules } from '../rule/rule-cache.ts'
import { changedRules, saveRule } from '../rule/store.ts'

export async function listManagedRules(ctx: Ctx, earnings: readonly Earning[]): Promise<Result<typeof List>> {
  const fed = fedRules(earnings)
  const changed = await changedRules(ctx.db)
  const people = [...changed.values()].flatMap(({ changedBy }) => changedBy ?? [])
  const names = await accountNames(ctx.db, [...new Set(people)])
  return {
    records: catalogue.map((standard) => {
      const { name, domain, points, period, times } = standard
      const own = changed.get(name)
      return {
        name,
        room: domain,
        isFed: fed.has(name),
        standard: { points, period, times },
        ...sheetOf(own ?? standard, standard),
        ...changeOf(own, names),
      }
    }),
  }
}

type Row = NonNullable<ReturnType<Awaited<ReturnType<typeof changedRules>>['get']>>
type RuleValues = Pick<Row, 'points' | 'period' | 'times' | 'isOn' | 'activeFrom' | 'activeUntil'>

const sheetOf = ({ points, period, times, isOn, activeFrom, activeUntil }: RuleValues, standard: Rule) => ({
  points,
  period: period ?? standard.period,
  times: times ?? standard.times,
  isOn,
  activeFrom: activeFrom?.toISOString() ?? null,
  activeUntil: activeUntil?.toISOString() ?? null,
})

/** Who changed it last, and the revision; zero: unchanged. */
function changeOf(own: Row | undefined, names: ReadonlyMap<string, string>) {
  if (!own) return { revision: 0, changedAt: null, changedBy: null }
  const { revision, changedAt, changedBy } = own
  return {
    revision,
    changedAt: changedAt.toISOString(),
    changedBy: (changedBy !== null && names.get(changedBy)) || null,
  }
}

/** Applies from now on: what was earned stays, and nobody earns it a second time. */
export async function editRule(
  ctx: Ctx,
  { name, revision, ...sheet }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const span = spanOf(sheet)
  const standard = catalogue.find((rule) => rule.name === name) ?? fail(commonErrors.NOT_FOUND)
  const before = (await changedRules(ctx.db)).get(name) ?? standard
  const saved = await saveRule(ctx.db, {
    name,
    revision,
    rule: { ...sheet, ...span, changedAt: ctx.now, changedBy: ctx.actor.id },
  })
  if (saved === undefined) fail(pointsErrors.RULE_CHANGED)
  await forgetRules(ctx)
  await ctx.audit({
    action: 'points.rule.edit',
    object: `points.rule:${name}`,
    before: sheetOf(before, standard),
    after: sheet,
  })
  return { revision: saved }
}

type Span = { readonly activeFrom: string | null; readonly activeUntil: string | null }

/** Rejects a period that ends before it begins. */
export function spanOf({ activeFrom, activeUntil }: Span) {
  const [from, until] = [activeFrom, activeUntil].map((at) => (at === null ? null : new Date(at)))
  if (from && until && from >= until) fail(pointsErrors.RULE_SPAN_WRONG)
  return { activeFrom: from ?? null, activeUntil: until ?? null }
}
