import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Earning } from '#platform/domain/earning'
import type { Rule } from '../rule/rule-defaults.ts'
import { publishedActivities } from './activity-queries.ts'

type Since = { readonly from: Date; readonly zone: string }
type Figures = { readonly people: number; readonly times: number; readonly points: number }
type ActivityScope = Since & { readonly earnings: readonly Earning[] }
type Reckoning = ActivityScope & { readonly withinMs: number }
type Given = Figures & { readonly most: number; readonly deeds: number }

/**
 * What these rules would have given for everything known since a moment: published activities, and earnings that were not
 * reversed. An activity paid before gives nothing again, and limits apply as when points are booked. The caller has opened
 * a transaction with a statement timeout.
 */
export async function wouldGive(
  db: Db,
  rules: readonly Rule[],
  { withinMs, ...since }: Reckoning,
): Promise<Given> {
  await sql`select set_config('statement_timeout', ${String(withinMs)}, true)`.execute(db.kysely)
  const row = (await reckoned(db, rules, since).execute(db.kysely)).rows[0]
  if (!row) throw new Error('The simulation returned no row.')
  return { ...figuresOf(row), most: Number(row.most), deeds: Number(row.deeds) }
}

/** Every known activity: from events and from bookings; the attempts of an exam are one activity. */
function knownActivities(db: Db, names: readonly string[], since: ActivityScope) {
  const activityQueries = names.flatMap((name) => publishedActivities(db, name, since))
  return sql`
      select rule, account_id, object, min(at) as at
      from (
        select rule, account_id, regexp_replace(object, '^(exam:\\d+)/\\d+$', '\\1') as object, at
        from points.movement
        where site_id = ${db.siteId} and rule = any(${names}::text[]) and at >= ${since.from}
          and kind in ('earn', 'suspect')
        ${sql.join(
          activityQueries.map((query) => sql` union all ${query}`),
          sql``,
        )}
      ) as known
      group by rule, account_id, object`
}

function reckoned(db: Db, rules: readonly Rule[], since: ActivityScope) {
  const names = rules.map(({ name }) => name)
  const column = <T>(read: (rule: Rule) => T) => rules.map(read)
  return sql<Record<'deeds' | 'people' | 'times' | 'points' | 'most', string>>`
    with asked as (
      select * from unnest(${names}::text[], ${column(({ points }) => points)}::bigint[],
        ${column(({ period }) => period)}::text[], ${column(({ times }) => times)}::integer[],
        ${column(({ activeFrom }) => activeFrom)}::timestamptz[],
        ${column(({ activeUntil }) => activeUntil)}::timestamptz[])
        as t (rule, points, period, times, active_from, active_until)
    ), deeds as materialized (${knownActivities(db, names, since)}
    ), open as (
      select deeds.*, asked.points, asked.period, asked.times,
        points.bucket_of(asked.period, deeds.at, ${since.zone}) as bucket
      from deeds join asked using (rule)
      where asked.points > 0 and (active_from is null or deeds.at >= active_from)
        and (active_until is null or deeds.at < active_until)
        and not exists (
          select from points.movement as before
          where before.site_id = ${db.siteId} and before.account_id = deeds.account_id and before.rule = deeds.rule
            and before.object in (deeds.object, deeds.object || '/1')
            and before.kind in ('earn', 'suspect') and before.at < ${since.from})
    ), counted as (
      select account_id, points, times,
        row_number() over (partition by rule, account_id, bucket order by at, object)
        + case when period = 'DAY' then 0 else (
            select count(*) from points.movement as before
            where before.site_id = ${db.siteId} and before.account_id = open.account_id and before.rule = open.rule
              and before.kind in ('earn', 'suspect') and before.at < ${since.from}
              and points.bucket_of(open.period, before.at, ${since.zone}) = open.bucket) end as nth
      from open
    ), of_person as (
      select account_id, count(*) as times, sum(points) as points
      from counted where nth <= times group by account_id
    )
    select (select count(*) from deeds) as deeds, count(*) as people, coalesce(sum(times), 0) as times,
      coalesce(sum(points), 0) as points, coalesce(max(points), 0) as most
    from of_person`
}

/** Whether the database cancelled a statement because of its timeout. */
export const isOverTime = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

/** What was really paid since a moment and not reversed. */
export async function paidSince(db: Db, names: readonly string[], { from }: Since): Promise<Figures> {
  const { rows } = await sql<Record<keyof Figures, string>>`
    select count(distinct account_id) as people, count(*) as times, coalesce(sum(amount), 0) as points
    from points.movement as movement
    where site_id = ${db.siteId} and rule = any(${names}::text[]) and at >= ${from} and kind = 'earn'
      and not exists (select from points.movement as reversal
                      where reversal.site_id = ${db.siteId} and reversal.reverses = movement.id)`.execute(
    db.kysely,
  )
  return figuresOf(rows[0] ?? { people: '0', times: '0', points: '0' })
}

const figuresOf = ({ people, times, points }: Record<keyof Figures, string>): Figures => ({
  people: Number(people),
  times: Number(times),
  points: Number(points),
})
