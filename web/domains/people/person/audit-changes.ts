export type Change = {
  readonly field: string
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The changes of an audit entry by field. What is empty on both sides is left out. */
export function changesIn(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, from: was.get(field), to: is.get(field) }))
    .filter(({ from, to }) => from !== to)
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map<string, string>()
  if (typeof value !== 'object') return new Map([['', shown(value)]])
  const fields = Object.entries(value).filter(
    ([, fieldValue]) => fieldValue !== null && fieldValue !== '' && fieldValue !== undefined,
  )
  return new Map(fields.map(([field, fieldValue]) => [field, shown(fieldValue)]))
}

/** A job is shown by its names; any other object as stored. */
const shown = (value: unknown): string =>
  isJob(value) ? [value.unit, value.position, value.grade].filter(Boolean).join(' · ') : plain(value)

type Job = { readonly unit: string; readonly position?: string; readonly grade?: string }

const isJob = (value: unknown): value is Job =>
  typeof value === 'object' && value !== null && 'unit' in value && typeof value.unit === 'string'

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value)
