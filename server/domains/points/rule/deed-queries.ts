import { type RawBuilder, sql } from 'kysely'
import { examScored } from '#events/exam'
import { signedIn } from '#events/identity'
import { courseCompleted, openClassBrowsed, rated } from '#events/learning'
import { dayBegun, taskCollected } from '#events/points'
import { commented, liked, shared } from '#events/social'
import type { Db } from '#platform/db'
import { bonusEvery } from '../sign-in/rules.ts'

type Told = {
  readonly fact: { readonly name: string }
  readonly object: RawBuilder<string>
  readonly whose?: 'accountId' | 'authorId'
  readonly only?: RawBuilder<boolean>
}

const onDay = sql<string>`'day:' || (at at time zone zone)::date`
const onCourse = sql<string>`'course:' || (details ->> 'courseId')`
const onThing = sql<string>`(details ->> 'kind') || ':' || (details ->> 'targetId')`

/** The facts that the rules reward, as `reactions.ts` hears them; what it pays and what is read here must agree. */
const told: Readonly<Record<string, Told>> = {
  login: { fact: signedIn, object: onDay },
  signIn: { fact: dayBegun, object: sql`'day:' || (details ->> 'day')` },
  streak: {
    fact: dayBegun,
    object: sql`'day:' || (details ->> 'day')`,
    only: sql`(details ->> 'streak')::integer % ${bonusEvery}::integer = 0`,
  },
  courseCompleted: { fact: courseCompleted, object: onCourse },
  courseRated: { fact: rated, object: onCourse },
  openClass: { fact: openClassBrowsed, object: onCourse },
  comment: { fact: commented, object: onThing },
  share: { fact: shared, object: onThing },
  likeReceived: {
    fact: liked,
    whose: 'authorId',
    object: sql`${onThing} || '/' || (details ->> 'accountId')`,
    only: sql`(details ->> 'authorId') <> (details ->> 'accountId')`,
  },
}

function toldOf(rule: string): Told | undefined {
  const tier = /^score(\d\d)$/.exec(rule)?.[1]
  if (tier !== undefined)
    return {
      fact: examScored,
      object: sql`'exam:' || (details ->> 'examId')`,
      only: sql`(details ->> 'fullScore')::numeric > 0
        and (details ->> 'score')::numeric * 100 >= ${Number(tier)}::numeric * (details ->> 'fullScore')::numeric`,
    }
  const task = /^task\.(.+)$/.exec(rule)?.[1]
  if (task !== undefined)
    return { fact: taskCollected, object: onDay, only: sql`details ->> 'type' = ${task}` }
  return told[rule]
}

type Since = { readonly from: Date; readonly zone: string }

/** Every deed of a rule that was told since a moment: whose, about what, and when. */
export function deedsTold(db: Db, rule: string, { from, zone }: Since): RawBuilder<unknown> | undefined {
  const deed = toldOf(rule)
  if (!deed) return undefined
  const { fact, object, whose = 'accountId', only = sql`true` } = deed
  return sql`select ${rule}::text as rule, (details ->> ${whose}::text)::bigint as account_id, ${object} as object, at
    from (select details, at, ${zone}::text as zone from platform.fact
          where site_id = ${db.siteId} and name = ${fact.name} and at >= ${from}) as fact
    where details ->> ${whose}::text is not null and ${only}`
}
