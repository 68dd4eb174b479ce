import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { mixedIds } from './mixed-ids.ts'
import { idMutants, soundVariants } from './mutants/id-mutants.ts'
import { callsOf, openMutantEnv } from './mutants/domain.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'mixed-ids' })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test('one foreign id among own ones rejects the whole call', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, combinations } = await mixedIds(testEnv, testEnv.tested)
  printLine(`mixed ids: ${combinations} combinations${inDomains}`, started)
  expect(lines(findings)).toEqual([])
  expect(combinations).toBeGreaterThan(0)
})

test('control: finds an id that is not checked', { timeout: 2_700_000 }, async () => {
  const { findings } = await mixedIds(flawed, callsOf([...idMutants, ...soundVariants]))
  const mutantCalls = callsOf(idMutants).map(callOf).sort()
  expect(callsIn(findings)).toEqual(mutantCalls)
  printLine(`mixed ids: ${mutantCalls.length} of ${idMutants.length} injected bugs found`)
})
