import fc from 'fast-check'
import { type Json, resolved } from './schema.ts'

/** `full`: with every optional field; `lean`: with none; `any`: random. */
export type Mode = 'full' | 'lean' | 'any'

export type At = {
  readonly root: Json
  readonly path: string
  readonly mode: Mode
  readonly depth: number
}

const maxDepth = 8

/** Values that match a JSON Schema, as a person would send them. An id is left as a mark (see draft.ts). */
export function valueOf(json: Json, at: At): fc.Arbitrary<unknown> {
  if (json.$ref !== undefined) return referred(json.$ref, at)
  if (json.entity !== undefined) return fc.constant(markOf(at.path, json.entity))
  const fixed = json.examples ?? json.enum ?? ('const' in json ? [json.const] : [])
  if (fixed.length > 0) return fc.constantFrom(...fixed)
  const branches = json.anyOf ?? json.oneOf
  if (branches) return fc.oneof(...shallow(branches, at).map((branch) => valueOf(branch, at)))
  return json.allOf ? all(json.allOf, at) : fc.oneof(...typesOf(json).map((type) => ofType(type, json, at)))
}

/** A field that takes anything mostly gets one of these types. */
const typesOf = ({ type = ['string', 'integer', 'boolean'] }: Json) =>
  typeof type === 'string' ? [type] : type

/** A recursive schema ends at some depth. */
function referred(ref: string, at: At): fc.Arbitrary<unknown> {
  if (at.depth > maxDepth * 2) return fc.constant(null)
  return valueOf(resolved(at.root, ref), { ...at, depth: at.depth + 1 })
}

function all(parts: readonly Json[], at: At): fc.Arbitrary<unknown> {
  const values = fc.tuple(...parts.map((part) => valueOf(part, at)))
  return values.map((objects) => Object.assign({}, ...objects) as unknown)
}

const markOf = (path: string, entity: string) => `⟦${path}|${entity}⟧`

/** In a recursive schema, deep values take the branches without further nesting. */
function shallow(branches: readonly Json[], { depth }: At): readonly Json[] {
  const flat = branches.filter(
    ({ type, $ref }) => $ref === undefined && type !== 'object' && type !== 'array',
  )
  return depth > maxDepth && flat.length > 0 ? flat : branches
}

function ofType(type: string, json: Json, at: At): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(json)
    case 'integer':
    case 'number':
      return number(type, json)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(json, at)
    case 'object':
      return object(json, at)
    default:
      return fc.constant(null)
  }
}

const letters = Array.from('知行学堂課程考試部門abcdefghijk ABCXYZ 0123456789')

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uri: fc.nat(9999).map((n) => `https://portal.example.com/p/${n}`),
  email: fc.nat(9999).map((n) => `person.${n}@example.com`),
  uuid: fc.uuid({ version: 4 }),
  'date-time': fc.nat(10_000_000).map((n) => new Date(1_767_225_600_000 + n * 1000).toISOString()),
  date: fc.nat(700).map((n) => new Date(1_767_225_600_000 + n * 86_400_000).toISOString().slice(0, 10)),
  time: fc.nat(1439).map((n) => new Date(n * 60_000).toISOString().slice(11, 19)),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
}

function text(json: Json): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 24 } = json
  const formatted = format === undefined ? undefined : formats[format]
  if (formatted) return formatted
  const max = Math.max(minLength, Math.min(maxLength, 24))
  const unit = fc.constantFrom(...letters)
  const written = fc
    .string({ unit, minLength: Math.max(minLength, Math.min(1, max)), maxLength: max })
    .filter((value) => value.trim().length >= minLength)
  if (pattern === undefined) return json.maxLength === undefined ? fc.oneof(written, usual) : written
  const fits = expression(pattern)
  if (easyTexts.some((value) => value.length <= max && fits.test(value)))
    return written.filter((value) => fits.test(value))
  return fc.stringMatching(fits).filter((value) => value.length >= minLength && value.length <= maxLength)
}

/** If one of these matches a pattern, it is used for generating; otherwise the pattern itself generates texts. */
const easyTexts = ['知', 'a', '知行', 'Ab', '学堂 9', 'kZ3課']

/** What a string without further rules often means: a flag, a number, a date. */
const usual = fc.constantFrom('1', 'true', '2026-05-01')

function expression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

function number(type: string, json: Json): fc.Arbitrary<number> {
  const step = json.multipleOf ?? (type === 'integer' ? 1 : 0.5)
  const least = json.minimum ?? (json.exclusiveMinimum ?? -step) + step
  const min = Math.max(least, -1_000_000)
  const max = Math.min(json.maximum ?? (json.exclusiveMaximum ?? min + 1000) - step, min + 1000)
  const low = Math.ceil(min / step)
  return fc.integer({ min: low, max: Math.max(low, Math.floor(max / step)) }).map((n) => n * step)
}

function list(json: Json, at: At): fc.Arbitrary<unknown[]> {
  if (json.prefixItems) {
    const items = json.prefixItems.map((item, index) =>
      valueOf(item, { ...at, path: `${at.path}[${index}]` }),
    )
    return fc.tuple(...items)
  }
  const { minItems = 0, maxItems = 3 } = json
  const least = at.mode === 'full' ? Math.min(Math.max(minItems, 1), maxItems) : minItems
  const minLength = at.depth > maxDepth ? minItems : least
  const maxLength = at.depth > maxDepth ? minItems : Math.max(minLength, Math.min(maxItems, minLength + 1))
  if (maxLength === 0) return fc.constant([])
  const item = valueOf(json.items || {}, { ...at, path: `${at.path}[]`, depth: at.depth + 1 })
  return fc.array(item, { minLength, maxLength })
}

function object(json: Json, at: At): fc.Arbitrary<unknown> {
  const required = new Set(json.required)
  const isWanted = (name: string) => required.has(name) || (at.mode !== 'lean' && at.depth <= maxDepth)
  const fields = Object.entries(json.properties ?? {})
    .filter(([name]) => isWanted(name))
    .map(([name, field]) => [
      name,
      valueOf(field, { ...at, path: `${at.path}.${name}`, depth: at.depth + 1 }),
    ])
  const model = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>
  const requiredKeys = at.mode === 'full' ? Object.keys(model) : [...required]
  const plain = fc.record(model, { requiredKeys, noNullPrototype: true })
  const rest = json.additionalProperties
  if (typeof rest !== 'object' || json.properties) return plain
  const key = valueOf(json.propertyNames ?? { type: 'string' }, { ...at, path: `${at.path}{key}` })
  const value = valueOf(rest, { ...at, path: `${at.path}{}`, depth: at.depth + 1 })
  const minKeys = at.mode === 'full' ? 1 : 0
  return fc.dictionary(key as fc.Arbitrary<string>, value, { minKeys, maxKeys: 2, noNullPrototype: true })
}
