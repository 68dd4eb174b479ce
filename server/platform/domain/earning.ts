import type { DomainEvent } from '../events.ts'

type Registered = {
  readonly event: DomainEvent<never>
  /** Distinguishes two handlers of one event. Stored jobs contain it, so it never changes. */
  readonly name: string
}

type Activity = { readonly accountId: string; readonly object: string }

/** Points by a rule, which says how many and how often. The same rule, person and object earn once. */
export type RuleEarning = Registered & {
  readonly kind: 'rule'
  readonly rule: string
  /** The field of the event with the account that earns. */
  readonly earner: string
  /** What it is for: text with fields of the event in braces; `{today}` is the day on the site. */
  readonly object: string
  /** The field with the account that acted, where nobody earns by their own act. */
  readonly notBy: string | undefined
  /** Undefined when nobody earns by this event. */
  readonly activityOf: (details: never, today: string) => Activity | undefined
}

/** A paper with its score, by the names that the event gives to its fields. */
export type Scored = {
  readonly accountId: string
  readonly examId: string
  readonly attemptId: string
  readonly score: number
  readonly fullScore: number
}

/** Points by the tiers of scores. */
type ScoreEarning = Registered & {
  readonly kind: 'score'
  readonly scoreOf: (details: never) => Scored
}

/** A daily task is done; without a declaration it is not offered. */
type TaskEarning = Registered & {
  readonly kind: 'task'
  readonly task: string
  /** The account that has done it; undefined when this event does not count. */
  readonly doerOf: (details: never) => string | undefined
}

export type Absence = { readonly accountId: string; readonly from: string; readonly until: string }

/** Days that neither count for a streak of sign-ins nor break it. */
type AbsenceEarning = Registered & {
  readonly kind: 'absence'
  readonly absenceOf: (details: never) => Absence
}

/** What an event of a domain does to points. The domain declares it; domain points collects all of them at start. */
export type Earning = RuleEarning | ScoreEarning | TaskEarning | AbsenceEarning

type FieldsIn<Text extends string> = Text extends `${string}{${infer Field}}${infer Rest}`
  ? Field | FieldsIn<Rest>
  : never

/** A text whose braces hold fields of the event only. */
type ObjectOf<T, Text extends string> = FieldsIn<Text> extends (keyof T & string) | 'today' ? Text : never

type ByRule<T, Text extends string> = {
  readonly name: string
  readonly rule: string
  readonly earner: keyof T & string
  readonly object: Text & ObjectOf<T, Text>
  readonly notBy?: keyof T & string
}

/** `earningByRule(rated, { name: 'earnRating', rule: 'courseRated', earner: 'accountId', object: 'course:{courseId}' })` */
export function earningByRule<T extends object, const Text extends string>(
  event: DomainEvent<T>,
  { name, rule, earner, object, notBy }: ByRule<T, Text>,
): Earning {
  const activityOf = (details: T, today: string): Activity | undefined => {
    const accountId = details[earner]
    if (typeof accountId !== 'string' || (notBy !== undefined && details[notBy] === accountId))
      return undefined
    const values = new Map<string, unknown>([...Object.entries(details), ['today', today]])
    return {
      accountId,
      object: object.replaceAll(fieldInBraces, (_, field: string) => String(values.get(field))),
    }
  }
  return { kind: 'rule', event: event as DomainEvent<never>, name, rule, earner, object, notBy, activityOf }
}

/** A field in an object. */
export const fieldInBraces = /\{(\w+)\}/g

export function earningByScore<T extends Scored>(event: DomainEvent<T>, name: string): Earning {
  return { kind: 'score', event: event as DomainEvent<never>, name, scoreOf: (details: T) => details }
}

type ByTask<T> = {
  readonly name: string
  readonly task: string
  /** Which of these events count; left out: all. */
  readonly counts?: (details: T) => boolean
}

export function earningByTask<T extends { readonly accountId: string }>(
  event: DomainEvent<T>,
  { name, task, counts = () => true }: ByTask<T>,
): Earning {
  const doerOf = (details: T) => (counts(details) ? details.accountId : undefined)
  return { kind: 'task', event: event as DomainEvent<never>, name, task, doerOf }
}

export function absenceFromSignIn<T extends Absence>(event: DomainEvent<T>, name: string): Earning {
  return { kind: 'absence', event: event as DomainEvent<never>, name, absenceOf: (details: T) => details }
}
