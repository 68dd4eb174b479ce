import { endpoint, id, line, moment, pageQuery } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { coveringDrafts, drafts, filled, isValid, marksIn } from './draft.ts'
import { callOf } from '../report/finding.ts'
import { placesOf } from './schema.ts'

const node = z.object({
  text: line(20),
  get children() {
    return z.array(node).max(3)
  },
})

const call = endpoint({
  method: 'POST',
  path: '/app/everything/:id',
  kind: 'write',
  access: 'user',
  summary: 'Takes one of each kind of field.',
  params: z.object({ id: id('a.parent') }),
  query: pageQuery.extend({
    from: z.iso.date(),
    isOpen: z.stringbool().optional(),
    sort: z.enum(['new', 'old']),
  }),
  body: z
    .object({
      title: line(40, 3),
      phone: z.string().regex(/^1[3-9]\d{9}$/),
      site: z.url(),
      start: moment,
      end: moment,
      rating: z.number().min(0).max(5).multipleOf(0.5),
      tree: node,
      tags: z.record(line(10), z.int().min(0).max(9)),
      scores: z.record(id('a.person'), z.int().min(0).max(100)),
      pair: z.tuple([z.literal('x'), id('a.second')]),
      target: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('unit'), unitId: id('a.unit') }),
        z.object({ kind: z.literal('people'), ids: z.array(id('a.person')).min(2).max(4) }),
      ]),
      note: z.string().max(9).nullable().optional(),
      code: z
        .string()
        .refine((text) => text === 'sesame')
        .meta({ examples: ['sesame'] }),
    })
    .refine(({ start, end }) => start < end),
  result: z.boolean(),
})

test('inputs generated from schemas are valid, and the same every time', () => {
  for (const mode of ['full', 'lean', 'any'] as const) {
    const generated = drafts(call, mode, 10)
    expect(generated).toHaveLength(10)
    for (const draft of generated) expect(isValid(call, draft)).toBe(true)
  }
  expect(drafts({ ...call }, 'full', 3)).toEqual(drafts(call, 'full', 3))
})

test('every place of an id is known, and some input has it', () => {
  const places = placesOf(call).map(({ path, entity }) => `${path} ${entity}`)
  expect(places).toEqual([
    'params.id a.parent',
    'body.scores{key} a.person',
    'body.pair[1] a.second',
    'body.target.unitId a.unit',
    'body.target.ids[] a.person',
  ])
  const { drafts: covering, uncovered } = coveringDrafts(call)
  expect(uncovered).toEqual([])
  expect(new Set(covering.flatMap(marksIn).map(({ path }) => path)).size).toBe(places.length)
})

test('marks are filled one by one, also in keys', () => {
  const [draft] = drafts(call, 'full', 1)
  const marks = draft ? marksIn(draft) : []
  expect(marks.length).toBeGreaterThan(3)
  const text = JSON.stringify(draft && filled(draft, ({ index }) => `${1000 + index}`))
  for (const { index } of marks) expect(text).toContain(`"${1000 + index}"`)
  expect(text).not.toContain('⟦')
  expect(callOf(call)).toBe('POST /app/everything/:id')
})
