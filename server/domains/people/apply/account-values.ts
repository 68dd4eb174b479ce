import type { AccountValues } from '#domains/identity'
import { locales } from '@lyceum/contract/kit'
import type { Values } from './rules.ts'

/** The part of a person's values that belongs to the account; the rest belongs to the job. */
export function accountValues(values: Values): AccountValues {
  const { userName, name, gender, locale, staffNo, email, phone, bornOn, joinedOn } = values
  return {
    ...(typeof userName === 'string' ? { userName } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...whenGiven('gender', oneOf(genders, gender)),
    ...whenGiven('locale', oneOf(locales, locale)),
    ...whenGiven('staffNo', staffNo),
    ...whenGiven('email', email),
    ...whenGiven('phone', phone),
    ...whenGiven('bornOn', bornOn),
    ...whenGiven('joinedOn', joinedOn),
  }
}

const genders = ['F', 'M'] as const

/** `undefined` leaves a field unchanged; `null` clears it. */
function whenGiven<K extends string, T>(field: K, value: T | undefined): { [key in K]?: T } {
  const entry: { [key in K]?: T } = {}
  if (value !== undefined) entry[field] = value
  return entry
}

function oneOf<T extends string>(
  known: readonly T[],
  value: string | null | undefined,
): T | null | undefined {
  return value === undefined ? undefined : (known.find((entry) => entry === value) ?? null)
}

/** Whether the values say anything about a job. */
export const hasJob = ({ unit, position, grade }: Values) =>
  unit !== undefined || position !== undefined || grade !== undefined

/** The date at the site. */
export function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)
}
