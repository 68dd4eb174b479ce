import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Period } from '../rule/rule-defaults.ts'
import { on } from '../tables.ts'

type RuleUsageQuery = {
  readonly accountId: string
  readonly rule: string
  readonly object: string
  readonly period: Period | null
  readonly zone: string
  readonly at: Date
}

/** Whether this was earned before, in which day or month it counts, and how often the rule was used there. */
export async function ruleUsageOf(db: Db, { accountId, rule, object, period, zone, at }: RuleUsageQuery) {
  const { rows } = await sql<{ isKnown: boolean; bucket: string | null; used: string }>`
    with asked as (select points.bucket_of(${period}::text, ${at}::timestamptz, ${zone}) as bucket)
    select bucket::text as bucket, exists (
      select from points.movement as known
      where known.site_id = ${db.siteId} and known.account_id = ${accountId}::bigint and known.rule = ${rule}
        and known.object = ${object} and known.kind in ('earn', 'suspect')) as is_known, (
      select count(*) from points.movement as known
      where known.site_id = ${db.siteId} and known.account_id = ${accountId}::bigint and known.rule = ${rule}
        and known.bucket = asked.bucket and known.kind in ('earn', 'suspect')) as used
    from asked`.execute(db.kysely)
  const [row] = rows
  return { isKnown: row?.isKnown ?? false, bucket: row?.bucket ?? null, used: Number(row?.used ?? 0) }
}

type NewSuspicion = {
  readonly holdId: string
  readonly accountId: string
  readonly kind: 'ring' | 'partner' | 'pace'
  readonly evidence: object
  readonly at: Date
}

export async function insertSuspicion(db: Db, { evidence, ...suspicion }: NewSuspicion): Promise<void> {
  await on(db)
    .insertInto('points.suspicion')
    .values({ ...suspicion, evidence: JSON.stringify(evidence) })
    .execute()
}

type Decision = { readonly isApproved: boolean; readonly by: string; readonly at: Date }

/** Whether it was still open: of two concurrent decisions one succeeds. */
export async function markDecided(db: Db, id: string, { isApproved, by, at }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('points.suspicion')
    .set({ isApproved, decidedBy: by, decidedAt: at })
    .where('holdId', '=', id)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
