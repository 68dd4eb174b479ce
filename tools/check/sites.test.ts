import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planted } from './planted.ts'
import { checkSites } from './sites.ts'
import { tablesIn } from './sql-text.ts'

const store = 'server/domains/exam/store.ts'

/** What the check says of one file. */
function said(text: string, path = store): string[] {
  return checkSites(planted({ [path]: text })).findings.map(({ where, what }) => `${where} ${what}`)
}

describe('raw SQL', () => {
  test('that forgets its site is found, with its line', () => {
    expect(said('const a = 1\nconst b = sql<Row>`select id from exam.attempt where id = ${a}`')).toEqual([
      `${store}:2 raw SQL on exam.attempt without its site_id`,
    ])
  })

  test.for([
    ['a join', 'sql`select 1 from platform.job j join exam.paper p on p.id = j.id`', 'exam.paper'],
    ['a list of tables', 'sql`select 1 from platform.job j, exam.paper p`', 'exam.paper'],
    ['an insert without a blank', 'sql`insert into exam.paper(id) values (1)`', 'exam.paper'],
    ['an update', 'sql`update only exam.paper set score = 1`', 'exam.paper'],
    ['quoted names', 'sql`select 1 from "exam"."paper"`', 'exam.paper'],
    ['a site in a comment', 'sql`select 1 from exam.paper -- site_id\n`', 'exam.paper'],
    ['a site in a string', "sql`select 'site_id' from exam.paper`", 'exam.paper'],
    ['a table written as a part', "sql`select 1 from ${sql.table('exam.paper')}`", 'exam.paper'],
    ['sql.raw', "sql.raw('delete from exam.paper')", 'exam.paper'],
    [
      'a statement inside another',
      'sql`with p as (${sql`select 1 from exam.paper`}) select site_id`',
      'exam.paper',
    ],
  ] as const)('is read in %s', ([, text, table]) => {
    expect(said(text)).toEqual([`${store}:1 raw SQL on ${table} without its site_id`])
  })

  test.for([
    ['names its site', 'sql`select 1 from exam.paper where site_id = ${site}`'],
    ['names its site in a fragment', 'sql`select 1 from exam.paper where ${sql`site_id = ${site}`}`'],
    ['is a fragment of a scoped query', 'sql`count(exam.attempt.id) filter (where exam.attempt.score > 60)`'],
    ['reads the ground', 'sql`select 1 from platform.job`'],
    ['takes a part of a moment', 'sql`extract(epoch from exam.started_at)`'],
    ['compares', 'sql`exam.paper.hash is distinct from exam.hash`'],
    ['locks', 'sql`for update skip locked`'],
  ])('that %s is left alone', ([, text]) => {
    expect(said(text ?? '')).toEqual([])
  })

  test('on a table above all sites needs no site', () => {
    expect(said('sql`select 1 from site.site`', 'server/domains/site/queries.ts')).toEqual([])
  })

  test('that cannot be read is refused in a room', () => {
    expect(said('sql.raw(text)')).toEqual([
      `${store}:1 sql.raw with a text that cannot be read here: write it out`,
    ])
    expect(said('sql.raw(text)', 'server/platform/db.ts')).toEqual([])
  })
})

describe('across sites', () => {
  const reason = "database.acrossSites('a yearly count')"

  test('only the platform, the composition root, jobs.ts and seed.ts may go', () => {
    expect(said(reason, 'server/domains/exam/submit-attempt.ts')).toHaveLength(1)
    expect(said('const { acrossSites } = database', 'server/domains/exam/submit-attempt.ts')[0]).toContain(
      'acrossSites is for',
    )
    for (const path of ['server/platform/worker.ts', 'server/app/demo.ts', 'server/domains/exam/jobs.ts'])
      expect(said(reason, path)).toEqual([])
  })

  test('onto another site goes the room that makes sites, with a reason', () => {
    const call = "ctx.onSite(site, 'a new site gets its administrator')"
    expect(said(call, 'server/domains/exam/submit-attempt.ts')[0]).toContain('onSite is for')
    expect(said(call, 'server/domains/sites/create-site.ts')).toEqual([])
    expect(said('ctx.onSite(site)', 'server/domains/sites/create-site.ts')[0]).toContain('needs its reason')
  })

  test.for(['()', "('')", "(' ')", '(why)', '(`${why}`)'])(
    'a reason is written out: acrossSites%s',
    (call) => {
      expect(said(`database.acrossSites${call}`, 'server/app/demo.ts')).toEqual([
        'server/app/demo.ts:1 acrossSites needs its reason, written out as a string',
      ])
    },
  )

  test('a reason may have blanks', () => {
    expect(said('database.acrossSites(`clock job ${name}`)', 'server/app/worker.ts')).toEqual([])
  })

  test('a table is global only by the plan', () => {
    expect(said("tables<T>({ global: ['exam.paper'] })")[0]).toContain(
      'exam.paper is not among the globalTables',
    )
    expect(said("tables<T>({ global: ['site.site'] })", 'server/domains/site/tables.ts')).toEqual([])
  })
})

describe("another room's table", () => {
  test.for([
    "on(db).selectFrom('points.entry')",
    "on(db).selectFrom('points.entry as e')",
    "on(db).selectFrom(['exam.paper', 'points.entry as e'])",
    "on(db).selectFrom('exam.paper').innerJoin('points.entry', 'a', 'b')",
    "on(db).selectFrom('exam.paper').leftJoin('points.entry as e', (join) => join)",
    'on(db).insertInto(`points.entry`)',
    "on(db).updateTable('points.entry')",
    "on(db).deleteFrom('points.entry')",
    'sql`select 1 from points.entry where site_id = 1`',
  ])('%s', (text) => {
    expect(said(text)).toEqual([
      `${store}:1 points.entry belongs to points: enter by the door (#domains/points)`,
    ])
  })

  test('its own is its own', () => {
    expect(said("on(db).selectFrom('exam.paper as p').innerJoin('exam.attempt', 'a', 'b')")).toEqual([])
  })
})

test('tables are read once each', () => {
  expect(
    tablesIn('select 1 from exam.paper p join exam.attempt a on true join exam.paper q on true'),
  ).toEqual(['exam.paper', 'exam.attempt'])
})

test('tests and migrations are not read, and reading nothing is an error', () => {
  const house = planted({
    'server/domains/exam/exam.test.ts': 'sql`select 1 from exam.paper`',
    'server/migrations/0001.ts': 'sql`select 1 from exam.paper`',
  })
  expect(checkSites(house)).toEqual({
    name: 'sites',
    read: '0 sql templates in 0 files',
    findings: [{ where: 'server', what: 'blind: no file was read' }],
  })
})

test('a file that does not parse is an error', () => {
  expect(() => said('const = 1')).toThrow('does not parse')
})

test('the command prints what it found and fails', () => {
  const house = planted({ [store]: 'sql`select 1 from exam.paper`' })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'sites.ts'), '--root', house],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'sites: 1 sql templates in 1 files; 1 to mend\n',
    stderr: `${store}:1  raw SQL on exam.paper without its site_id\n`,
  })
})

test('this house forgets no site', () => {
  expect(checkSites(resolve(import.meta.dirname, '../..')).findings).toEqual([])
})
