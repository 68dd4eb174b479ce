import type { previewDutyRule as Preview } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { placesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { completersOf, takenOf } from './effect-queries.ts'
import { openDuties } from '../duty-store.ts'
import { bulkLimit, difference } from '../rules.ts'
import type { DutyRule } from './store.ts'
import { wantedBy } from '../rule-targets.ts'
import { ruleToRead } from './rule-reach.ts'

/** What applying a rule would change now. */
export async function effectOf(db: Db, rule: DutyRule) {
  const targets = await wantedBy(db, rule)
  const change = difference(targets, await openDuties(db, rule.id))
  return { ...change, needsAgreement: change.entering.length + change.leaving.length > bulkLimit }
}

const shown = 8

export async function previewDutyRule(
  ctx: Ctx,
  { id }: Input<typeof Preview>,
): Promise<Result<typeof Preview>> {
  const rule = await ruleToRead(ctx, id)
  const { entering, leaving, unchanged, needsAgreement } = await effectOf(ctx.db, rule)
  const entrants = entering.map(({ accountId }) => accountId)
  const done = await completersOf(ctx.db, rule.courseIds, entrants)
  const [first, last] = [entrants.slice(0, shown), leaving.slice(0, shown)]
  const names = await accountNames(ctx.db, [...first, ...last])
  const named = (ids: readonly string[]) =>
    ids.map((itemId) => ({ id: itemId, name: names.get(itemId) ?? '' }))
  return {
    revision: rule.revision,
    entering: entering.length,
    leaving: leaving.length,
    unchanged,
    alreadyDone: entrants.filter((itemId) => done.get(itemId) === rule.courseIds.length).length,
    withoutPlace: await withoutPlace(ctx.db, rule, entering.length),
    needsAgreement,
    enteringSample: named(first),
    leavingSample: named(last),
  }
}

/** How many people would find no place in the fullest of the courses. */
async function withoutPlace(db: Db, { courseIds }: DutyRule, entering: number): Promise<number> {
  const [quotas, taken] = await Promise.all([placesOf(db, courseIds), takenOf(db, courseIds)])
  const short = courseIds.map((courseId) => {
    const quota = quotas.get(courseId)
    return quota === undefined || quota === null ? 0 : entering - (quota - (taken.get(courseId) ?? 0))
  })
  return Math.max(0, ...short)
}
