import { expect, test } from 'vitest'
import { type Costs, type Item, unplaced } from './item.ts'
import { touchedBy } from './touched-items.ts'

const items: readonly Item[] = [
  ...['exam', 'leave', 'points', 'mall', 'news', 'honor', 'site', 'home', 'org', 'sites'].flatMap(
    (domain): Item[] => [
      { kind: 'test', name: `server/domains/${domain}/${domain}.test.ts` },
      { kind: 'suite', name: domain },
    ],
  ),
  { kind: 'test', name: 'web/domains/exam/clock.test.ts' },
  { kind: 'test', name: 'server/platform/days.test.ts' },
  ...['exam', 'leave', 'mall', 'news', 'home'].map((name): Item => ({
    kind: 'browser',
    name: `e2e/${name}.test.ts`,
  })),
  ...['batch', 'beat', 'home', 'todo'].map((name): Item => ({ kind: 'bench', name })),
  { kind: 'fault', name: 'crash' },
]
const entry = (domain: string) => `server/domains/${domain}/index.ts`
const imports = new Map<string, readonly string[]>([
  ...['exam', 'leave', 'points', 'mall', 'news', 'honor', 'home', 'org', 'sites'].map(
    (domain): [string, string[]] => [entry(domain), [entry('site'), 'server/platform/days.ts']],
  ),
  ['server/domains/mall/index.ts', [entry('site'), entry('points')]],
  [entry('points'), ['server/domains/points/ledger.ts']],
  ['server/domains/honor/honor.test.ts', ['contract/points/index.ts', 'server/testing/test-app.ts']],
  ['server/testing/test-app.ts', ['server/app/domains.ts']],
  ['server/app/domains.ts', [entry('exam'), entry('points')]],
  ['bench/batch.ts', ['bench/load.ts', 'server/app/domains.ts']],
])
const costs: Costs = {
  'browser:e2e/leave.test.ts': { seconds: 9, shard: unplaced, domains: ['leave', 'home'] },
  'browser:e2e/home.test.ts': { seconds: 9, shard: unplaced, domains: ['home'] },
}
const touched = (...paths: string[]) => {
  const { ids, common } = touchedBy(
    paths.map((path) => ({ path })),
    { items, imports, costs },
  )
  return { ids: [...ids].sort(), common }
}

test('a domain touches its own tests and suites, those that import it or make its calls, and browser tests that made them', () => {
  expect(touched('server/domains/points/ledger.ts').ids).toEqual([
    'suite:mall',
    'suite:points',
    'test:server/domains/honor/honor.test.ts',
    'test:server/domains/mall/mall.test.ts',
    'test:server/domains/points/points.test.ts',
  ])
  expect(touched('web/domains/leave/leave-page.tsx').ids).toEqual(['browser:e2e/leave.test.ts'])
  expect(touched('contract/exam/index.ts').ids).toEqual([
    'suite:exam',
    'test:server/domains/exam/exam.test.ts',
  ])
})

test('a file that too much depends on touches only what is beside it, and says so', () => {
  expect(touched('server/domains/site/index.ts')).toEqual({
    ids: ['suite:site', 'test:server/domains/site/site.test.ts'],
    common: ['server/domains/site/index.ts'],
  })
  expect(touched('server/platform/days.ts').ids).toEqual(['test:server/platform/days.test.ts'])
})

test('a migration touches the domains whose tables it names', () => {
  const change = {
    path: 'server/migrations/0100_leave.sql',
    text: 'alter table leave.request add column x int',
  }
  const { ids } = touchedBy([change], { items, imports, costs })
  expect([...ids].sort()).toEqual(['suite:leave', 'test:server/domains/leave/leave.test.ts'])
})

test('a bench is touched only by its own files, and a test file by itself', () => {
  expect(touched('bench/load.ts').ids).toEqual(['bench:batch'])
  expect(touched('e2e/mall.test.ts', 'README.md').ids).toContain('browser:e2e/mall.test.ts')
})
