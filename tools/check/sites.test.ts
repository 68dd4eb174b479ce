import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTempRepo } from './make-temp-repo.ts'
import { checkSites } from './sites.ts'
import { tablesIn } from './sql-text.ts'

const store = 'server/domains/exam/store.ts'

/** The findings for one file. */
function findingsIn(text: string, path = store): string[] {
  return checkSites(makeTempRepo({ [path]: text })).findings.map(({ where, what }) => `${where} ${what}`)
}

describe('raw SQL', () => {
  test('without its site is found, with its line', () => {
    expect(
      findingsIn('const a = 1\nconst b = sql<Row>`select id from exam.attempt where id = ${a}`'),
    ).toEqual([`${store}:2 raw SQL on exam.attempt without its site_id`])
  })

  test.for([
    ['a join', 'sql`select 1 from platform.job j join exam.result p on p.id = j.id`', 'exam.result'],
    ['a list of tables', 'sql`select 1 from platform.job j, exam.result p`', 'exam.result'],
    ['an insert without a blank', 'sql`insert into exam.result(id) values (1)`', 'exam.result'],
    ['an update', 'sql`update only exam.result set score = 1`', 'exam.result'],
    ['quoted names', 'sql`select 1 from "exam"."result"`', 'exam.result'],
    ['a site in a comment', 'sql`select 1 from exam.result -- site_id\n`', 'exam.result'],
    ['a site in a string', "sql`select 'site_id' from exam.result`", 'exam.result'],
    ['a table written as a part', "sql`select 1 from ${sql.table('exam.result')}`", 'exam.result'],
    ['sql.raw', "sql.raw('delete from exam.result')", 'exam.result'],
    [
      'a statement inside another',
      'sql`with p as (${sql`select 1 from exam.result`}) select site_id`',
      'exam.result',
    ],
  ] as const)('is read in %s', ([, text, table]) => {
    expect(findingsIn(text)).toEqual([`${store}:1 raw SQL on ${table} without its site_id`])
  })

  test.for([
    ['names its site', 'sql`select 1 from exam.result where site_id = ${site}`'],
    ['names its site in a fragment', 'sql`select 1 from exam.result where ${sql`site_id = ${site}`}`'],
    ['is a fragment of a scoped query', 'sql`count(exam.attempt.id) filter (where exam.attempt.score > 60)`'],
    ['reads the ground', 'sql`select 1 from platform.job`'],
    ['takes a part of a moment', 'sql`extract(epoch from exam.started_at)`'],
    ['compares', 'sql`exam.result.hash is distinct from exam.hash`'],
    ['locks', 'sql`for update skip locked`'],
  ])('that %s is accepted', ([, text]) => {
    expect(findingsIn(text ?? '')).toEqual([])
  })

  test('on a global table needs no site', () => {
    expect(findingsIn('sql`select 1 from site.site`', 'server/domains/site/queries.ts')).toEqual([])
  })

  test('that cannot be read is rejected in a domain', () => {
    expect(findingsIn('sql.raw(text)')).toEqual([
      `${store}:1 sql.raw with a text that cannot be read here: write it out`,
    ])
    expect(findingsIn('sql.raw(text)', 'server/platform/db.ts')).toEqual([])
  })
})

describe('across sites', () => {
  const reason = "database.acrossSites('a yearly count')"

  test('is allowed only for the platform, the composition root, jobs.ts and seed.ts', () => {
    expect(findingsIn(reason, 'server/domains/exam/submit-attempt.ts')).toHaveLength(1)
    expect(
      findingsIn('const { acrossSites } = database', 'server/domains/exam/submit-attempt.ts')[0],
    ).toContain('acrossSites is for')
    for (const path of ['server/platform/worker.ts', 'server/app/demo.ts', 'server/domains/exam/jobs.ts'])
      expect(findingsIn(reason, path)).toEqual([])
  })

  test('onSite is allowed for the domain that creates sites, with a reason', () => {
    const call = "ctx.onSite(site, 'a new site gets its administrator')"
    expect(findingsIn(call, 'server/domains/exam/submit-attempt.ts')[0]).toContain('onSite is for')
    expect(findingsIn(call, 'server/domains/sites/create-site.ts')).toEqual([])
    expect(findingsIn('ctx.onSite(site)', 'server/domains/sites/create-site.ts')[0]).toContain(
      'needs its reason',
    )
  })

  test.for(['()', "('')", "(' ')", '(why)', '(`${why}`)'])(
    'a reason is a literal text: acrossSites%s',
    (call) => {
      expect(findingsIn(`database.acrossSites${call}`, 'server/app/demo.ts')).toEqual([
        'server/app/demo.ts:1 acrossSites needs its reason, written out as a string',
      ])
    },
  )

  test('a reason may have placeholders', () => {
    expect(findingsIn('database.acrossSites(`clock job ${name}`)', 'server/app/worker.ts')).toEqual([])
  })

  test('a table is global only if the plan says so', () => {
    expect(findingsIn("tables<T>({ global: ['exam.result'] })")[0]).toContain(
      'exam.result is not among the globalTables',
    )
    expect(findingsIn("tables<T>({ global: ['site.site'] })", 'server/domains/site/tables.ts')).toEqual([])
  })
})

describe("another domain's table", () => {
  test.for([
    "on(db).selectFrom('points.entry')",
    "on(db).selectFrom('points.entry as e')",
    "on(db).selectFrom(['exam.result', 'points.entry as e'])",
    "on(db).selectFrom('exam.result').innerJoin('points.entry', 'a', 'b')",
    "on(db).selectFrom('exam.result').leftJoin('points.entry as e', (join) => join)",
    'on(db).insertInto(`points.entry`)',
    "on(db).updateTable('points.entry')",
    "on(db).deleteFrom('points.entry')",
    'sql`select 1 from points.entry where site_id = 1`',
  ])('%s', (text) => {
    expect(findingsIn(text)).toEqual([
      `${store}:1 points.entry belongs to points: enter by the door (#domains/points)`,
    ])
  })

  test('a domain’s own table is accepted', () => {
    expect(findingsIn("on(db).selectFrom('exam.result as p').innerJoin('exam.attempt', 'a', 'b')")).toEqual(
      [],
    )
  })

  test('the plan may give a table to another domain than its schema is named after', () => {
    const text = "on(db).selectFrom('exam.paper_form').innerJoin('exam_key.form_key', 'a', 'b')"
    expect(findingsIn(text, 'server/domains/paper/store.ts')).toEqual([])
    expect(findingsIn(text)).toEqual([
      `${store}:1 exam_key.form_key belongs to paper: enter by the door (#domains/paper)`,
      `${store}:1 exam.paper_form belongs to paper: enter by the door (#domains/paper)`,
    ])
  })
})

test('tables are reported once each', () => {
  expect(
    tablesIn('select 1 from exam.result p join exam.attempt a on true join exam.result q on true'),
  ).toEqual(['exam.result', 'exam.attempt'])
})

test('tests and migrations are skipped, and reading nothing is an error', () => {
  const repo = makeTempRepo({
    'server/domains/exam/exam.test.ts': 'sql`select 1 from exam.result`',
    'server/migrations/0001.ts': 'sql`select 1 from exam.result`',
  })
  expect(checkSites(repo)).toEqual({
    name: 'sites',
    read: '0 sql templates in 0 files',
    findings: [{ where: 'server', what: 'blind: no file was read' }],
  })
})

test('a file that does not parse is an error', () => {
  expect(() => findingsIn('const = 1')).toThrow('does not parse')
})

test('the command prints its findings and fails', () => {
  const repo = makeTempRepo({ [store]: 'sql`select 1 from exam.result`' })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'sites.ts'), '--root', repo],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'sites: 1 sql templates in 1 files; 1 to mend\n',
    stderr: `${store}:1  raw SQL on exam.result without its site_id\n`,
  })
})

test('this repository forgets no site', () => {
  expect(checkSites(resolve(import.meta.dirname, '../..')).findings).toEqual([])
})
