import type { ImportAct, ImportField } from '@lyceum/contract/people'

/** The fields that an import writes; a state is written by what happens to the person. */
export type ValueField = Exclude<ImportField, 'state'>

export type Values = { readonly [field in ValueField]?: string | null | undefined }

export type Current = {
  readonly id: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly values: Values
}

type Wish = { readonly [field in ImportField]?: string | undefined }

export type Decision = {
  readonly act: Extract<ImportAct, 'create' | 'change' | 'rehire' | 'leave' | 'same'>
  /** Only the fields that would change. */
  readonly before: Values
  readonly after: Values
  /** Fields that differ but stay, for somebody has corrected them by hand. */
  readonly sticky: readonly ValueField[]
}

/**
 * What a row of a list means for a person. What the list leaves empty stays as it is; what was corrected by hand stays
 * too, and is told.
 */
export function decide(wish: Wish, current: Current | undefined, held: ReadonlySet<string>): Decision {
  const { state, ...wanted } = wish
  if (!current) return { act: 'create', before: {}, after: wanted, sticky: [] }
  if (state === 'left')
    return { act: current.state === 'left' ? 'same' : 'leave', before: {}, after: {}, sticky: [] }
  const differing = fieldsOf(wanted).filter((field) => differs(field, wanted[field], current.values[field]))
  const sticky = differing.filter((field) => held.has(field))
  const changed = differing.filter((field) => !held.has(field))
  const before = Object.fromEntries(changed.map((field) => [field, current.values[field] ?? null]))
  const after = Object.fromEntries(changed.map((field) => [field, wanted[field]]))
  const act = current.state === 'left' ? 'rehire' : changed.length > 0 ? 'change' : 'same'
  return { act, before, after, sticky }
}

/** Names to sign in with, mailboxes and codes are the same in any case. */
const caseless: ReadonlySet<string> = new Set(['userName', 'email', 'unit', 'position', 'grade'])

function differs(
  field: ValueField,
  wanted: string | null | undefined,
  has: string | null | undefined,
): boolean {
  const [a, b] = [wanted ?? '', has ?? '']
  return caseless.has(field) ? a.toLowerCase() !== b.toLowerCase() : a !== b
}

/** What an undo gives back: the fields that still say what the import wrote. The others were changed since, and stay. */
export function restorable(
  { before, after }: { readonly before: Values; readonly after: Values },
  now: Values,
): { readonly restored: Values; readonly kept: readonly ValueField[] } {
  const fields = fieldsOf(after)
  const isKept = (field: ValueField) => differs(field, after[field], now[field])
  const restored = Object.fromEntries(
    fields.filter((field) => !isKept(field)).map((field) => [field, before[field] ?? null]),
  )
  return { restored, kept: fields.filter(isKept) }
}

export type BrakeSetting = { readonly percent: number; readonly people: number }

/** How many people one import may change or disable before it asks: a share of all staff, or a number if that is more. */
export function brakeLimit({ percent, people }: BrakeSetting, staff: number): number {
  return Math.max(Math.floor((staff * percent) / 100), people)
}

const valueFields: readonly ValueField[] = [
  'staffNo',
  'userName',
  'name',
  'gender',
  'email',
  'phone',
  'bornOn',
  'joinedOn',
  'locale',
  'unit',
  'position',
  'grade',
]

/** The fields that somebody speaks of at all, in the order of the template. */
export function fieldsOf(values: Values): ValueField[] {
  return valueFields.filter((field) => values[field] !== undefined)
}
