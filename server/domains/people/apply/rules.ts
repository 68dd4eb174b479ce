import type { ImportAct, ImportField } from '@lyceum/contract/people'

/** The fields that an import writes; the state is changed by acts. */
export type ValueField = Exclude<ImportField, 'state'>

export type Values = { readonly [field in ValueField]?: string | null | undefined }

export type Current = {
  readonly id: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly values: Values
}

type RowFields = { readonly [field in ImportField]?: string | undefined }

export type Decision = {
  readonly act: Extract<ImportAct, 'create' | 'change' | 'rehire' | 'leave' | 'same'>
  /** Only the fields that would change. */
  readonly before: Values
  readonly after: Values
  /** Fields that differ but stay, because they were corrected by hand. */
  readonly sticky: readonly ValueField[]
}

/**
 * What a row of an import means for a person. Empty fields stay unchanged; manually corrected ones stay too, and are
 * reported.
 */
export function decide(row: RowFields, current: Current | undefined, pinned: ReadonlySet<string>): Decision {
  const { state, ...requested } = row
  if (!current) return { act: 'create', before: {}, after: requested, sticky: [] }
  if (state === 'left')
    return { act: current.state === 'left' ? 'same' : 'leave', before: {}, after: {}, sticky: [] }
  const differing = fieldsOf(requested).filter((field) =>
    differs(field, requested[field], current.values[field]),
  )
  const sticky = differing.filter((field) => pinned.has(field))
  const changed = differing.filter((field) => !pinned.has(field))
  const before = Object.fromEntries(changed.map((field) => [field, current.values[field] ?? null]))
  const after = Object.fromEntries(changed.map((field) => [field, requested[field]]))
  const act = current.state === 'left' ? 'rehire' : changed.length > 0 ? 'change' : 'same'
  return { act, before, after, sticky }
}

/** User names, mailboxes and codes are case-insensitive. */
const caseless: ReadonlySet<string> = new Set(['userName', 'email', 'unit', 'position', 'grade'])

function differs(
  field: ValueField,
  requested: string | null | undefined,
  has: string | null | undefined,
): boolean {
  const [a, b] = [requested ?? '', has ?? '']
  return caseless.has(field) ? a.toLowerCase() !== b.toLowerCase() : a !== b
}

/** What an undo restores: the fields that still have the imported value. The others were changed since, and stay. */
export function restorable(
  { before, after }: { readonly before: Values; readonly after: Values },
  now: Values,
): { readonly restored: Values; readonly unrestored: readonly ValueField[] } {
  const fields = fieldsOf(after)
  const hasChangedSince = (field: ValueField) => differs(field, after[field], now[field])
  const restored = Object.fromEntries(
    fields.filter((field) => !hasChangedSince(field)).map((field) => [field, before[field] ?? null]),
  )
  return { restored, unrestored: fields.filter(hasChangedSince) }
}

export type BulkLimitSetting = { readonly percent: number; readonly people: number }

/**
 * How many people one import may change or disable without confirmation: a share of all staff, or a number if that is
 * more.
 */
export function bulkLimitOf({ percent, people }: BulkLimitSetting, staff: number): number {
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

/** The fields that are present, in the order of the template. */
export function fieldsOf(values: Values): ValueField[] {
  return valueFields.filter((field) => values[field] !== undefined)
}
