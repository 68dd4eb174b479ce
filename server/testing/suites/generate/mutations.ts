import fc from 'fast-check'
import type { Draft } from './draft.ts'
import { bareNumber } from '../request.ts'

/** Values that have broken software before (A47 to A49, A64, M11). */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  bareNumber('9007199254740993'),
  bareNumber('1e309'),
  bareNumber('-1e309'),
  '1e3',
  '０１',
  '٣',
  'NaN',
  '',
  ' ',
  '\u3000',
  'a'.repeat(100_000),
  `${'a'.repeat(50_000)}!`,
  '知'.repeat(3000),
  'a\0b',
  '\ud800',
  '\udfff',
  'a\ud800b',
  '\u0007\u001b[31m',
  '\u200b\ufeff',
  '\u202Egnp.exe',
  'e\u0301'.repeat(2000),
  "' or 1=1 --",
  '"; drop table x; --',
  '%',
  '_',
  '\\',
  '%_\\%',
  '$1',
  "a' || 'b",
  'a:*&|!(',
  '$.a[*] ? (@ > 1)',
  'a\tb',
  'x\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9223372036854775807',
  '9223372036854775808',
  '-5',
  '007',
  'constructor',
  'toString',
  [],
  ['a', 'b'],
  [[['a']]],
  {},
  { toString: 1 },
  { length: 1e9 },
  { constructor: { prototype: {} } },
]

const operations = ['replace', 'remove', 'twice', 'wrap', 'rename', 'grow'] as const

/** A valid input with exactly one fault. */
export function mutated(valid: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const choice = fc.record({
    draft: valid,
    node: fc.nat(),
    operation: fc.oneof(
      { weight: 6, arbitrary: fc.constant('replace' as const) },
      fc.constantFrom(...operations),
    ),
    value: fc.constantFrom(...nasty),
  })
  return choice.map(({ draft, node, operation, value }) => {
    const copy = structuredClone(draft)
    const nodes = nodesOf(copy)
    const target = nodes[node % Math.max(nodes.length, 1)]
    // A call without fields gets some.
    if (!target) return { ...copy, query: { pageNo: value }, body: value }
    change(target, operation, value)
    return copy
  })
}

/** Inputs that ignore the schemas except for the path parameters. */
export function anything(valid: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...nasty))
  return fc
    .record({
      draft: valid,
      text,
      query: fc.dictionary(fc.string(), text, { maxKeys: 3, noNullPrototype: true }),
      body: fc.jsonValue(),
    })
    .map(({ draft, text, query, body }) => {
      const params = Object.fromEntries(Object.keys(draft.params).map((name) => [name, text]))
      return { params, query, body: draft.body === undefined ? undefined : body }
    })
}

type Container = Record<string, unknown>
type Node = { readonly container: Container; readonly key: string }

/** Every field and every array element, at any depth. */
function nodesOf(draft: Draft): Node[] {
  const found: Node[] = []
  const go = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const key of Object.keys(value)) {
      found.push({ container: value as Container, key })
      go((value as Container)[key])
    }
  }
  for (const section of [draft.params, draft.query, draft.body]) go(section)
  return found
}

function change({ container, key }: Node, operation: (typeof operations)[number], value: unknown): void {
  const old = container[key]
  if (operation === 'remove') delete container[key]
  else if (operation === 'twice') container[key] = [old, old]
  else if (operation === 'wrap') container[key] = { [key]: old }
  else if (operation === 'rename') container[`${key.toUpperCase()} `] = old
  else if (operation === 'grow') container[key] = Array.from({ length: 2000 }, () => old)
  else container[key] = value
}
