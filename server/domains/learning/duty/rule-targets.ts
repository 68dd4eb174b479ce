import { peopleInAudience } from '#domains/org'
import type { Db } from '#platform/db'
import type { Reached } from './rules.ts'
import type { DutyRule } from './rule/store.ts'

/** The people a rule reaches today. An ended rule reaches nobody. */
export async function wantedBy(db: Db, rule: DutyRule): Promise<readonly Reached[]> {
  if (rule.state === 'ended') return []
  return peopleInAudience(db, { keys: rule.audience, unitId: rule.unitId })
}
