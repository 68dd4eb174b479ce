import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { catalogue, type Rule } from './catalogue.ts'

/** All rules as they hold on this site: the catalogue, and what the site has changed about it. */
export async function rulesOf(db: Db): Promise<readonly Rule[]> {
  const rows = await on(db)
    .selectFrom('points.rule')
    .select(['name', 'points', 'period', 'times', 'isOn', 'activeFrom', 'activeUntil'])
    .execute()
  const changed = new Map(rows.map((row) => [row.name, row]))
  return catalogue.map((rule) => {
    const own = changed.get(rule.name)
    return own ? { ...own, period: own.period ?? rule.period, times: own.times ?? rule.times } : rule
  })
}

export async function ruleNamed(db: Db, name: string): Promise<Rule | undefined> {
  return (await rulesOf(db)).find((rule) => rule.name === name)
}
