import type { Endpoint } from '@lyceum/contract/kit'
import { z } from 'zod'

/** The part of JSON Schema that zod writes. */
export type Json = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly items?: Json | false
  readonly prefixItems?: readonly Json[]
  readonly additionalProperties?: Json | boolean
  readonly propertyNames?: Json
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** Set by `id('domain.noun')` of the contract kit. */
  readonly entity?: string
}

const sections = ['params', 'query', 'body'] as const
export type Section = (typeof sections)[number]

const known = new WeakMap<z.ZodType, Json>()

/** The input of a schema, as JSON Schema. */
export function jsonOf(schema: z.ZodType): Json {
  const cached = known.get(schema)
  if (cached) return cached
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  known.set(schema, json)
  return json
}

/** A place of the contract where an id is expected, for instance `body.others[]`. */
export type Place = { readonly path: string; readonly entity: string }

/** Every place for an id in the input of a call: path, query, body, arrays and nested fields. */
export function placesOf(endpoint: Endpoint): Place[] {
  return sections.flatMap((section) => {
    const schema = endpoint[section]
    return schema ? entitiesIn(jsonOf(schema), section) : []
  })
}

function entitiesIn(root: Json, at: string): Place[] {
  const found = new Map<string, Place>()
  walk(root, at, ({ entity }, path) => {
    if (entity) found.set(path, { path, entity })
  })
  return [...found.values()]
}

/** Visits a schema and everything in it, with the path of each; a recursive schema is entered once. */
export function walk(root: Json, at: string, visit: (json: Json, path: string) => void): void {
  const entered = new Set<string>()
  const go = (json: Json, path: string): void => {
    if (json.$ref !== undefined) {
      if (entered.has(json.$ref)) return
      entered.add(json.$ref)
      return go(resolved(root, json.$ref), path)
    }
    visit(json, path)
    for (const [inner, name] of inside(json)) go(inner, `${path}${name}`)
  }
  go(root, at)
}

/** The parts of a schema, and how the path continues. */
function inside(json: Json): [Json, string][] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = json
  const { items, propertyNames, additionalProperties } = json
  return [
    ...Object.entries(properties).map(([name, field]): [Json, string] => [field, `.${name}`]),
    ...[...anyOf, ...oneOf, ...allOf].map((branch): [Json, string] => [branch, '']),
    ...prefixItems.map((item, index): [Json, string] => [item, `[${index}]`]),
    ...(items ? [[items, '[]'] satisfies [Json, string]] : []),
    ...(propertyNames ? [[propertyNames, '{key}'] satisfies [Json, string]] : []),
    ...(typeof additionalProperties === 'object'
      ? [[additionalProperties, '{}'] satisfies [Json, string]]
      : []),
  ]
}

/** Follows `#` and `#/$defs/name`. */
export function resolved(root: Json, ref: string): Json {
  return ref === '#' ? root : (root.$defs?.[ref.replace('#/$defs/', '')] ?? {})
}
