import type { CopyValue } from '../../server/platform/domain/seed.ts'

/** One line of PostgreSQL's COPY text format: tab-separated fields, `\N` for null, a newline at the end. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(field).join('\t')}\n`
}

function field(value: CopyValue): string {
  if (value === null) return '\\N'
  return typeof value === 'string' ? escaped(value) : escaped(spelled(value))
}

function spelled(value: Exclude<CopyValue, string | null>): string {
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'object') return spelledObject(value)
  return String(value)
}

function spelledObject(value: Date | Uint8Array | readonly (string | number)[]): string {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return `{${value.map(element).join(',')}}`
}

function element(value: string | number): string {
  return typeof value === 'number' ? String(value) : `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  if (text.includes('\0')) throw new Error('PostgreSQL keeps no text with a zero in it.')
  return special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}
