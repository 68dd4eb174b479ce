import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTempRepo } from '../check/make-temp-repo.ts'
import { coverageOf, type Product, unknownIds } from './coverage.ts'
import { readCsv } from './csv.ts'
import { type Inventory, readInventory } from './inventory.ts'
import { keyOf, servedCalls, servedRoutes } from './served-routes.ts'
import { idsIn, namedIds } from './test-titles.ts'

const root = resolve(import.meta.dirname, '../..')

describe('comma-separated text', () => {
  test('keeps commas, quotes and line breaks inside quotes', () => {
    expect(readCsv('id,title,note\r\n1,"a, ""b""\nc",\n2,d,e')).toEqual([
      { id: '1', title: 'a, "b"\nc', note: '' },
      { id: '2', title: 'd', note: 'e' },
    ])
  })

  test('a quote that never closes is an error', () => {
    expect(() => readCsv('id\n"1')).toThrow('Not comma-separated text at 3')
  })

  test('the inventory is complete: everything a feature needs is in it', () => {
    const { routes, calls, errors, rules, features } = readInventory(root)
    const known = new Set([...routes, ...calls, ...errors, ...rules].map(({ id }) => id))
    expect([routes.length, calls.length, errors.length, rules.length, features.length]).toEqual([
      161, 377, 149, 430, 205,
    ])
    expect(features.flatMap(({ needs }) => needs).filter((id) => !known.has(id))).toEqual([])
  })
})

describe('titles', () => {
  test.for([
    ['lists', 'B-001 E-002: both', ['B-001', 'E-002']],
    ['ranges', 'B-009..B-011, E-001 .. 002', ['B-009', 'B-010', 'B-011', 'E-001', 'E-002']],
    ['nothing else', 'AB-001 B-0012 F-001 B-12 and B-005..B-004', []],
  ] as const)('give ids in %s', ([, title, ids]) => {
    expect(idsIn(title)).toEqual(ids)
  })

  test('are read from every test that runs', () => {
    const repo = makeTempRepo({
      'server/domains/exam/exam.test.ts': `
        describe('E-001 refusals', () => { it(\`B-001 \${name}\`, () => expect('B-901').toBe(1)) })
        test.prop([fc.nat()])('B-002', (n) => check(n))
        test.for(['B-003 late', ['B-004', 2]])('%s', () => {})
        test.skipIf(!face)('B-005', () => {})
        test.concurrent('B-006', async () => {})
        test.skip('B-902', () => {})
        test.todo('B-903')
        describe.skip('B-904', () => { test('B-905', () => {}) })
        note('B-906')`,
      'server/domains/exam/rules.ts': "test('B-907', () => {})",
      'web/domains/exam/page.test.tsx': "test('B-007', () => { render(<p>B-908</p>) })",
      'e2e/sit-an-exam.ts': "journey('B-008 sits an exam', async () => {})",
      'tools/spec/spec.test.ts': "test('B-909', () => {})",
    })
    const ids = namedIds(repo).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([
      'B-001',
      'B-002',
      'B-003',
      'B-004',
      'B-005',
      'B-006',
      'B-007',
      'B-008',
      'E-001',
    ])
  })

  test('have a location', () => {
    const repo = makeTempRepo({ 'contract/kit/kit.test.ts': "\n\ntest('B-001', () => {})" })
    expect(namedIds(repo)).toEqual([{ id: 'B-001', where: 'contract/kit/kit.test.ts:3' }])
  })
})

describe('calls', () => {
  test.for([
    ['/app/exam/{id}', '/app/exam/:attemptId'],
    ['/app/Exam/{id}/', '/app/exam/:id(\\d+)'],
    ['/', '/'],
  ] as const)('%s and %s are the same', ([written, other]) => {
    expect(keyOf({ method: 'get', path: written })).toBe(keyOf({ method: 'GET', path: other }))
  })

  test('are served when the contract declares them and a domain answers them', async () => {
    const repo = makeTempRepo({
      'package.json': '{ "type": "module" }',
      'contract/exam/index.ts': `
        export const start = { method: 'POST', path: '/start/:id', access: 'user' }
        export const unanswered = { method: 'GET', path: '/list', access: 'user' }
        export const examErrors = { LATE: {} }`,
      'server/app/domains.ts': `
        import { start } from '../../contract/exam/index.ts'
        export const domains = [{ routes: [{ endpoint: start }, { endpoint: { method: 'GET', path: '/secret' } }] }]`,
    })
    expect(await servedCalls(repo)).toMatchObject([{ method: 'POST', path: '/start/:id' }])
  })

  test('and routes come from the router, whose screens Node cannot read', async () => {
    const repo = makeTempRepo({
      'web/app/route-table.ts': "export { portalRoutes } from './router.tsx'",
      'web/app/router.tsx':
        "import './router.css'\nexport const Screen = () => <p />\nexport const portalRoutes = [{ path: '/', served: true }]",
      'web/app/router.css': 'p { color: red }',
      'web/tsconfig.json': '{ "compilerOptions": { "jsx": "react" } }',
    })
    expect(await servedRoutes(repo)).toEqual([{ path: '/', served: true }])
  })

  test('and routes of an empty repository are empty', async () => {
    const repo = makeTempRepo({})
    expect([await servedCalls(repo), await servedRoutes(repo)]).toEqual([[], []])
  })
})

describe('coverage', () => {
  const promised: Inventory = {
    routes: [
      { id: 'R-001', title: '/', path: '/', isPublic: true, redirectTo: '/home' },
      { id: 'R-002', title: '/exam/:id', path: '/exam/:id', isPublic: false, redirectTo: undefined },
      { id: 'R-003', title: '*', path: '*', isPublic: true, redirectTo: undefined },
    ],
    calls: [{ id: 'C-001', title: 'GET /app/exam/{id}', method: 'GET', path: '/app/exam/{id}' }],
    errors: [{ id: 'E-001', title: 'LATE' }],
    rules: [{ id: 'B-001', title: 'A rule.' }],
    features: [
      { id: 'F-001', title: 'Sit an exam', needs: ['R-002', 'C-001'] },
      { id: 'F-002', title: 'Not found', needs: ['R-003'] },
    ],
  }
  const whole: Product = {
    routes: [
      { path: '/', redirectTo: '/home', served: true },
      { path: '/exam/:examId', served: true },
      { path: '*', public: true, served: true },
    ],
    calls: [{ method: 'GET', path: '/app/exam/:id' }],
    named: new Set(['E-001', 'B-001']),
  }
  const missing = (product: Partial<Product>) =>
    Object.values(coverageOf(promised, { ...whole, ...product })).flatMap((share) => share.missing)

  test('of a complete product', () => {
    const all = (total: number) => ({ served: total, total, missing: [] })
    expect(coverageOf(promised, whole)).toEqual({
      routes: all(2),
      calls: all(1),
      errors: all(1),
      rules: all(1),
      features: all(2),
    })
  })

  const [home, exam, unknown] = whole.routes
  test.for([
    ['a call nobody answers', { calls: [] }, ['C-001 GET /app/exam/{id}', 'F-001 Sit an exam']],
    ['ids no title names', { named: new Set<string>() }, ['E-001 LATE', 'B-001 A rule.']],
    [
      'a route without a screen',
      { routes: [home, { ...exam, served: false }, unknown] },
      ['R-002 /exam/:id', 'F-001 Sit an exam'],
    ],
    [
      'a page open to all',
      { routes: [home, { ...exam, public: true }, unknown] },
      ['R-002 /exam/:id', 'F-001 Sit an exam'],
    ],
    ['a redirect to elsewhere', { routes: [{ ...home, redirectTo: '/login' }, exam, unknown] }, ['R-001 /']],
    ['no screen for the unknown', { routes: [home, exam] }, ['F-002 Not found']],
  ] as const)('shows %s', ([, product, lines]) => {
    expect(missing(product as Partial<Product>)).toEqual(lines)
  })

  test('an unknown id is reported', () => {
    const namings = [{ id: 'B-001' }, { id: 'B-999' }]
    expect(unknownIds(promised, namings)).toEqual([{ id: 'B-999' }])
  })
})
