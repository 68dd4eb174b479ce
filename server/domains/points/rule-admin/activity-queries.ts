import { type RawBuilder, sql } from 'kysely'
import { dayBegun, taskCollected } from '#events/points'
import type { Db } from '#platform/db'
import { type Earning, fieldInBraces, type RuleEarning } from '#platform/domain/earning'
import { bonusEvery } from '../sign-in/rules.ts'

type ActivitySource = {
  readonly event: { readonly name: string }
  readonly object: RawBuilder<string>
  readonly whose?: string
  readonly only?: RawBuilder<boolean>
}

const onDay = sql<string>`'day:' || (at at time zone zone)::date`
const onEventDay = sql<string>`'day:' || (details ->> 'day')`

/** Events that this domain itself publishes and pays for. */
const own: Readonly<Record<string, ActivitySource>> = {
  signIn: { event: dayBegun, object: onEventDay },
  streak: {
    event: dayBegun,
    object: onEventDay,
    only: sql`(details ->> 'streak')::integer % ${bonusEvery}::integer = 0`,
  },
}

function sourcesOf(rule: string, earnings: readonly Earning[]): readonly ActivitySource[] {
  const tier = /^score(\d\d)$/.exec(rule)?.[1]
  if (tier !== undefined)
    return earnings.flatMap(({ kind, event }) => (kind === 'score' ? [tierSource(event, Number(tier))] : []))
  const task = /^task\.(.+)$/.exec(rule)?.[1]
  if (task !== undefined)
    return [{ event: taskCollected, object: onDay, only: sql`details ->> 'type' = ${task}` }]
  const mine = own[rule]
  const declared = earnings.flatMap((earning) =>
    earning.kind === 'rule' && earning.rule === rule ? [ruleSource(earning)] : [],
  )
  return mine ? [mine, ...declared] : declared
}

const tierSource = (event: ActivitySource['event'], tier: number): ActivitySource => ({
  event,
  object: sql`'exam:' || (details ->> 'examId')`,
  only: sql`(details ->> 'fullScore')::numeric > 0
    and (details ->> 'score')::numeric * 100 >= ${tier}::numeric * (details ->> 'fullScore')::numeric`,
})

/** A declared earning, read from the same declaration by which it is paid. */
function ruleSource({ event, earner, object, notBy }: RuleEarning): ActivitySource {
  const source = { event, whose: earner, object: objectIn(object) }
  if (notBy === undefined) return source
  return { ...source, only: sql`(details ->> ${earner}::text) <> (details ->> ${notBy}::text)` }
}

/** Text and fields alternate: every second piece was in braces. */
function objectIn(object: string): RawBuilder<string> {
  const pieces = object.split(fieldInBraces).map((piece, index) => {
    if (index % 2 === 0) return sql`${piece}::text`
    return piece === 'today' ? sql`(at at time zone zone)::date` : sql`(details ->> ${piece}::text)`
  })
  return sql`${sql.join(pieces, sql` || `)}`
}

type Since = { readonly from: Date; readonly zone: string; readonly earnings: readonly Earning[] }

/** Every activity of a rule that was published since a moment: whose, about what, and when. */
export function publishedActivities(
  db: Db,
  rule: string,
  { from, zone, earnings }: Since,
): RawBuilder<unknown>[] {
  return sourcesOf(rule, earnings).map(
    ({ event, object, whose = 'accountId', only = sql`true` }) =>
      sql`select ${rule}::text as rule, (details ->> ${whose}::text)::bigint as account_id, ${object} as object, at
    from (select details, at, ${zone}::text as zone from platform.fact
          where site_id = ${db.siteId} and name = ${event.name} and at >= ${from}) as fact
    where details ->> ${whose}::text is not null and ${only}`,
  )
}
