import { createHash } from 'node:crypto'
import type { Endpoint } from '@lyceum/contract/kit'
import fc from 'fast-check'
import { type Mode, valueOf } from './arbitrary.ts'
import { callOf } from '../report/finding.ts'
import { jsonOf, placesOf, type Section } from './schema.ts'

/** The input of one call, by section of the contract; ids are marks until `filled` replaces them. */
export type Draft = {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** One mark in a draft: its place in the contract, and its index in the draft. */
export type Mark = { readonly path: string; readonly entity: string; readonly index: number }

/** A seed per call, so that a new call does not change the inputs of others. */
export function seedOf(endpoint: Endpoint, seed = 7): number {
  const digest = createHash('sha256')
    .update(`${seed} ${callOf(endpoint)}`)
    .digest()
  return digest.readInt32BE(0)
}

/** Generates inputs of a call; the finer rules of the schema may still reject some. */
export function draftArbitrary(endpoint: Endpoint, mode: Mode): fc.Arbitrary<Draft> {
  const section = (name: Section) => {
    const schema = endpoint[name]
    if (!schema) return fc.constant(name === 'body' ? undefined : {})
    const root = jsonOf(schema)
    return valueOf(root, { root, path: name, mode, depth: 0 })
  }
  const model = { params: section('params'), query: section('query'), body: section('body') }
  return fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<Draft>
}

const generated = new WeakMap<Endpoint, Map<string, readonly Draft[]>>()

/** Valid inputs of a call, the same on every run; fewer if its schemas are hard to satisfy. */
export function drafts(endpoint: Endpoint, mode: Mode, count: number): readonly Draft[] {
  const known = generated.get(endpoint) ?? new Map<string, readonly Draft[]>()
  generated.set(endpoint, known)
  const key = `${mode} ${count}`
  const found = known.get(key) ?? draw(endpoint, mode, count)
  known.set(key, found)
  return found
}

function draw(endpoint: Endpoint, mode: Mode, count: number): Draft[] {
  const arbitrary = draftArbitrary(endpoint, mode)
  const seed = seedOf(endpoint)
  let valid: Draft[] = []
  for (const numRuns of [count, count * 5, Math.max(count * 20, 300)]) {
    valid = fc.sample(arbitrary, { seed, numRuns }).filter((draft) => isValid(endpoint, draft))
    if (valid.length >= count) break
  }
  return valid.slice(0, count)
}

/** Inputs that together have an id in every place of the contract; names the places that none reached. */
export function coveringDrafts(endpoint: Endpoint): { drafts: Draft[]; uncovered: string[] } {
  const open = new Set(placesOf(endpoint).map(({ path }) => path))
  const chosen: Draft[] = []
  for (const [mode, count] of [
    ['full', 2],
    ['full', 20],
    ['any', 20],
  ] as const) {
    for (const draft of drafts(endpoint, mode, count)) {
      const shown = marksIn(draft).filter(({ path }) => open.has(path))
      if (chosen.length > 0 && shown.length === 0) continue
      chosen.push(draft)
      for (const { path } of shown) open.delete(path)
    }
    if (open.size === 0 && chosen.length > 0) break
  }
  return { drafts: chosen, uncovered: [...open] }
}

/** Whether the contract accepts an input, as it is on the wire. */
export function isValid(endpoint: Endpoint, draft: Draft): boolean {
  const { params, query, body } = filled(draft, () => '1')
  const fits = (schema: Endpoint['query'], value: unknown) => !schema || schema.safeParse(value).success
  return (
    fits(endpoint.params, onWire(params)) && fits(endpoint.query, onWire(query)) && fits(endpoint.body, body)
  )
}

/** In a path and a query everything is text, and a repeated name is a list. */
function onWire(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (value: unknown) =>
    Array.isArray(value) && value.length === 1 ? String(value[0]) : texts(value)
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)]))
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

const mark = /^⟦(.+)\|(.+)⟧$/

/** Every mark of a draft, in the order in which `filled` asks for ids. */
export function marksIn(draft: Draft): Mark[] {
  const found: Mark[] = []
  filled(draft, (idMark) => {
    found.push(idMark)
    return '1'
  })
  return found
}

/** The draft with an id for each mark. */
export function filled(draft: Draft, idFor: (mark: Mark) => string): Draft {
  let index = 0
  const text = (value: string): string => {
    const [, path, entity] = mark.exec(value) ?? []
    if (path === undefined || entity === undefined) return value
    index += 1
    return idFor({ path, entity, index: index - 1 })
  }
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(deep)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [text(key), deep(field)]))
  }
  return deep(draft) as Draft
}
