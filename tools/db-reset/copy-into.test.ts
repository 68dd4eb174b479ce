import fc from 'fast-check'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.ts'
import { asOwner } from '../../server/testing/template.ts'
import { copyInto } from './copy-into.ts'

const columns = ['n', 'words', 'number', 'yes', 'at', 'bytes', 'ids', 'list']
const types = `(site_id integer, n integer, words text, number double precision, yes boolean, at timestamptz, bytes bytea,
                ids bigint[], list text[])`

const withTable = <T>(work: (client: pg.Client) => Promise<T>) =>
  asOwner('postgres', async (client) => {
    await client.query(`create temp table probe ${types}`)
    return work(client)
  })

const strings = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('\t', '\n', '\r', '\\', 'N', '.', '"', ',', '{', '}', '\b', '\v', '学', '🦉', 'é'),
    maxLength: 12,
  }),
  fc.constantFrom('', '\\N', '\\.', 'NULL', '{}', '\\x00', '\u2028'),
)
const storable = strings.map((text) => text.replaceAll('\0', ''))
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const row = fc.tuple(
  maybe(storable),
  maybe(fc.double({ noNaN: true }).map((n) => (n === 0 ? 0 : n))),
  maybe(fc.boolean()),
  maybe(fc.date({ min: new Date('1970-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })),
  maybe(fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes))),
  maybe(fc.array(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String), { maxLength: 4 })),
  maybe(fc.array(storable, { maxLength: 4 })),
)

test('whatever is copied in is read back unchanged', () =>
  withTable((client) =>
    fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (made) => {
        await client.query('truncate probe')
        const rows = made.map((values, i) => [i, ...values])
        expect(await copyInto(client, 7)('pg_temp.probe', columns, rows)).toBe(rows.length)
        const read = await client.query({
          text: `select site_id, ${columns.join(', ')} from probe order by n`,
          rowMode: 'array',
        })
        expect(read.rows).toEqual(rows.map((values) => [7, ...values]))
      }),
      { numRuns: 60 },
    ),
  ))

test('rows may be awaited, and arrive in order', () =>
  withTable(async (client) => {
    async function* numberedRows() {
      for (let n = 0; n < 1203; n += 1) yield await Promise.resolve([n, `第 ${n} 行`])
    }
    expect(await copyInto(client, 1)('pg_temp.probe', ['n', 'words'], numberedRows())).toBe(1203)
    const { rows } = await client.query(
      'select min(n), max(n), count(distinct words)::int as words from probe',
    )
    expect(rows).toEqual([{ min: 0, max: 1202, words: 1203 }])
  }))

test('a failure on either side leaves nothing behind, and the connection stays usable', () =>
  withTable(async (client) => {
    const copy = copyInto(client, 1)
    function* broken() {
      for (let n = 0; n < 50_000; n += 1) yield [n, 'x'.repeat(50)]
      throw new Error('no more')
    }
    await expect(copy('pg_temp.probe', ['n', 'words'], broken())).rejects.toThrow('no more')
    await expect(copy('pg_temp.probe', ['n'], [['seven']])).rejects.toThrow('invalid input syntax')
    await expect(copy('pg_temp.probe', ['words'], [['a\0b']])).rejects.toThrow('zero')
    expect(await copy('pg_temp.probe', ['n'], [[1]])).toBe(1)
    expect((await client.query('select n from probe')).rows).toEqual([{ n: 1 }])
  }))

test('rows are generated no faster than the database takes them', async () => {
  const { databaseName, asOwner: watching } = await testApp()
  let made = 0
  function* many() {
    for (; made < 100_000; made += 1) yield ['y'.repeat(100)]
  }
  await watching(async (watcher) => {
    await watcher.query('create table public.probe (site_id integer, words text)')
    await asOwner(databaseName, async (writer) => {
      const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid')
      await watcher.query('begin; lock table public.probe')
      const copied = copyInto(writer, 1)('public.probe', ['words'], many())
      const waits = 'select from pg_stat_activity where pid = $1 and wait_event_type = $2'
      while ((await watcher.query(waits, [rows[0]?.pid, 'Lock'])).rowCount === 0);
      expect(made).toBeLessThan(40_000)
      await watcher.query('commit')
      expect(await copied).toBe(100_000)
    })
  })
})
