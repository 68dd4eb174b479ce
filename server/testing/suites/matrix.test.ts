import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains as allDomains } from '../../app/domains.ts'
import { probe } from '../probe/domain.ts'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { authorisationMatrix } from './matrix.ts'
import { accessMutants, soundAccess } from './mutants/access-mutants.ts'
import { soundVariants } from './mutants/id-mutants.ts'
import { callsOf, mutantDomain, openMutantEnv } from './mutants/domain.ts'
import { outsideRoutes, undeclaredIn } from './other-routes/declared.ts'
import { outsideMatrix } from './other-routes/matrix.ts'
import { matrixMutants, namesOf, mutantRoutes } from './other-routes/mutants.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'matrix' })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test(
  'INV-R02 INV-R07 every call answers every principal as it declares',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, cells, unreached } = await authorisationMatrix(testEnv, testEnv.tested)
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0)
    printLine(
      `matrix: ${total} cells of ${cells.size} calls${inDomains}, ${testEnv.canaries.size} marked values`,
      started,
    )
    if (unreached.length > 0) printLine(`matrix: never answered 200: ${unreached.join(', ')}`)
    expect(lines(findings)).toEqual([])
    expect(cells.size).toBe(testEnv.tested.length)
    expect([...cells].filter(([, count]) => count === 0)).toEqual([])
  },
)

test('control: finds each access mutant', { timeout: 2_700_000 }, async () => {
  const sound = [...soundVariants, ...soundAccess]
  const { findings } = await authorisationMatrix(flawed, callsOf([...accessMutants, ...sound]))
  const mutantCalls = callsOf(accessMutants).map(callOf).sort()
  expect(callsIn(findings)).toEqual([...mutantCalls, 'all calls'].sort())
  printLine(`matrix: ${mutantCalls.length} of ${accessMutants.length} injected bugs found`)
})

test(
  'every route outside the contract answers every principal as its fixture says',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideMatrix(testEnv, testEnv.outside)
    printLine(
      `matrix: ${requests} requests of ${testEnv.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)

test('control: finds a route outside the contract without a key or a permission check', async () => {
  const { findings } = await outsideMatrix(flawed, matrixMutants)
  expect(callsIn(findings)).toEqual(namesOf(matrixMutants))
})

test('control: a route without a fixture stops the suites at their start, by name', () => {
  const domains = [...allDomains, probe, mutantDomain]
  const why = undeclaredIn({ routes: flawed.routes, domains, declared: outsideRoutes })
  for (const name of namesOf(mutantRoutes))
    expect(why?.message).toContain(`${name} is no call of the contract`)
  const none = { routes: new Set<string>(), domains, declared: outsideRoutes }
  expect(undeclaredIn(none)?.message).toContain('GET /alive has a specimen, and the server does not know it')
})
