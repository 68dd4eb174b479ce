import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { catalogue, type Period, type Rule } from './rule-defaults.ts'

/** All rules of this site: the defaults with the site's changes. */
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

/** The site's changes, by rule name. */
export async function changedRules(db: Db) {
  const rows = await on(db)
    .selectFrom('points.rule')
    .select(['name', 'points', 'period', 'times', 'isOn', 'activeFrom', 'activeUntil'])
    .select(['revision', 'changedAt', 'changedBy'])
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

type Saved = {
  readonly name: string
  /** The revision that was shown; zero: unchanged so far. */
  readonly revision: number
  readonly rule: {
    readonly points: number
    readonly period: Period
    readonly times: number
    readonly isOn: boolean
    readonly activeFrom: Date | null
    readonly activeUntil: Date | null
    readonly changedAt: Date
    readonly changedBy: string
  }
}

/** The new revision; undefined when somebody else saved first: of two who save the same revision one succeeds. */
export async function saveRule(db: Db, { name, revision, rule }: Saved): Promise<number | undefined> {
  if (revision === 0) {
    const row = await on(db)
      .insertInto('points.rule')
      .values({ name, ...rule })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst()
    return row?.revision
  }
  const row = await on(db)
    .updateTable('points.rule')
    .set({ ...rule, revision: revision + 1 })
    .where('name', '=', name)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}
