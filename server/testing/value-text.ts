/** A value of a statement in PostgreSQL's text form, as the driver sends it; undefined for null. */
export function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function elementOf(value: unknown): string {
  const text = textOf(value)
  return text === undefined ? 'NULL' : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
}
