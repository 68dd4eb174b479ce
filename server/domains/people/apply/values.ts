import type { AccountValues } from '#domains/identity'
import { locales } from '@lyceum/contract/kit'
import type { Values } from './rules.ts'

/** The part of a person's values that the account keeps; the rest is the job's. */
export function accountValues(values: Values): AccountValues {
  const { userName, name, gender, locale, staffNo, email, phone, bornOn, joinedOn } = values
  return {
    ...(typeof userName === 'string' ? { userName } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...said('gender', oneOf(genders, gender)),
    ...said('locale', oneOf(locales, locale)),
    ...said('staffNo', staffNo),
    ...said('email', email),
    ...said('phone', phone),
    ...said('bornOn', bornOn),
    ...said('joinedOn', joinedOn),
  }
}

const genders = ['F', 'M'] as const

/** `undefined` says nothing about a field; `null` says that it is empty. */
function said<K extends string, T>(field: K, value: T | undefined): { [key in K]?: T } {
  const one: { [key in K]?: T } = {}
  if (value !== undefined) one[field] = value
  return one
}

function oneOf<T extends string>(
  known: readonly T[],
  value: string | null | undefined,
): T | null | undefined {
  return value === undefined ? undefined : (known.find((one) => one === value) ?? null)
}

/** Whether values say anything about where somebody works. */
export const isPlaced = ({ unit, position, grade }: Values) =>
  unit !== undefined || position !== undefined || grade !== undefined

/** The day it is at the site. */
export function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)
}
