import type { PeopleSort } from '@lyceum/contract/people'
import { z } from 'zod'

/** A cursor in a sorted list: the sort value of a row, and its id to separate equal values. */
export type Mark = { readonly value: string; readonly id: string }

/** Sort values as PostgreSQL formats them. */
const values: Readonly<Record<PeopleSort, z.ZodString>> = {
  name: z
    .string()
    .max(120)
    .regex(/^\P{Cc}*$/u),
  staffNo: z
    .string()
    .max(60)
    .regex(/^\P{Cc}*$/u),
  joinedOn: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  lastLoginAt: z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d$/),
}

const shape = z.tuple([z.string(), z.string(), z.string().regex(/^[1-9]\d{0,17}$/)])

export function markText(sort: PeopleSort, { value, id }: Mark): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** Parses a cursor of an earlier answer. One of another order, or a made-up one, is ignored: the list restarts. */
export function markOf(sort: PeopleSort, text: string | undefined): Mark | undefined {
  const [ofSort, value, id] = read(text ?? '') ?? ['', '', '']
  if (ofSort !== sort || !values[sort].safeParse(value).success) return undefined
  const [date = ''] = value.split(' ')
  const isDay = z.iso.date().safeParse(date).success
  return isDay || sort === 'name' || sort === 'staffNo' ? { value, id } : undefined
}

function read(text: string): [string, string, string] | undefined {
  try {
    return shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
