import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../../app/domains.ts'
import { inDomains, isChosen } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { authorisationMatrix } from './matrix.ts'
import { mixedIds } from './mixed-ids.ts'
import { reachMutants, soundReach } from './mutants/reach-mutants.ts'
import { callsOf, mutantDomain, openMutantEnv } from './mutants/domain.ts'
import { reachOf } from './reach.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'reach', isWatched: false })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test(
  'INV-R07 what lies outside the unit of a scoped administrator is in no list, count, search or export',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, calls, unsteady } = await reachOf(testEnv, {
      endpoints: testEnv.tested,
      domains: domains.filter(({ name }) => isChosen(name)),
    })
    printLine(`reach: ${calls} console reads and exports${inDomains}, before and after`, started)
    if (unsteady.length > 0) printLine(`reach: never the same answer twice: ${unsteady.join(', ')}`)
    expect(lines(findings)).toEqual([])
  },
)

test(
  'control: finds a list, a count, an export and a call by id that ignore the scope',
  { timeout: 2_700_000 },
  async () => {
    const { lists, byId, mixed } = reachMutants
    const report = await reachOf(flawed, {
      endpoints: callsOf([...lists, ...soundReach]),
      domains: [mutantDomain],
    })
    const listed = [...callsOf(lists).map(callOf), 'export mutant.everyone']
    expect(callsIn(report.findings)).toEqual(listed.sort())
    const matrix = await authorisationMatrix(flawed, callsOf([...byId, ...soundReach]))
    expect(callsIn(matrix.findings)).toEqual(callsOf(byId).map(callOf).sort())
    const several = await mixedIds(flawed, callsOf([...mixed, ...soundReach]))
    expect(callsIn(several.findings)).toEqual(callsOf(mixed).map(callOf).sort())
    printLine(`reach: ${listed.length + byId.length + mixed.length} injected bugs found`)
  },
)
