import { expect, test } from 'vitest'
import { pgbenchScript } from './pgbench-script.ts'

test('values are parameters, never part of the text; only a null is written out', () => {
  const { script, variables } = pgbenchScript([
    { text: 'select $2::text[],\n  $1::bigint, $3::date', values: ['7', ['all', 'a "b"'], null] },
    { text: 'select $1', values: [new Date(0)] },
  ])
  expect(script).toBe('select :v0_2::text[], :v0_1::bigint, null::date;\nselect :v1_1;\n')
  expect(variables).toEqual([
    ['v0_1', '7'],
    ['v0_2', '{"all","a \\"b\\""}'],
    ['v1_1', '1970-01-01T00:00:00.000Z'],
  ])
})

test('a colon of the statement is not taken for a variable', () => {
  expect(pgbenchScript([{ text: "select path[:n], 'unit:' || id", values: [] }]).script).toBe(
    "select path[: n], 'unit:' || id;\n",
  )
  expect(() => pgbenchScript([{ text: "select 'unit:all'", values: [] }])).toThrow('variable')
})
