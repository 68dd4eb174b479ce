import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains, isChosen } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { leakMutants, secretMutants } from './mutants/leak-mutants.ts'
import { callsOf, openMutantEnv } from './mutants/domain.ts'
import { secrets } from './secrets.ts'
import { outsideLeaks } from './other-routes/leaks.ts'
import { leakMutants as outsideMutants, namesOf } from './other-routes/mutants.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { sweep } from './sweep.ts'
import { printLine } from './report/print-line.ts'

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'leaks', isWatched: false })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test('nothing is shown to people who may not see it', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, answers, marks, unmarked } = await sweep(testEnv, testEnv.tested)
  printLine(`leaks: ${answers} answers${inDomains} scanned for ${marks} marked values`, started)
  printLine(`leaks: columns without marks: ${unmarked.join(', ')}`)
  expect(lines(findings)).toEqual([])
  expect(marks).toBeGreaterThan(50)
})

test('INV-S11 a secret that was sent is neither answered nor logged', { timeout: 2_700_000 }, async () => {
  const { findings, fields } = await secrets(testEnv, testEnv.tested)
  printLine(`leaks: ${fields.length} places for a secret${inDomains}`)
  expect(lines(findings)).toEqual([])
  const known = isChosen('identity') ? ['POST /app/user/single/userlogin/login password'] : []
  expect(fields).toEqual(expect.arrayContaining(known))
})

test('control: finds each leak', { timeout: 2_700_000 }, async () => {
  const { findings } = await sweep(flawed, callsOf(leakMutants))
  expect(callsIn(findings)).toEqual(callsOf(leakMutants).map(callOf).sort())
  const report = await secrets(flawed, callsOf(secretMutants))
  expect(callsIn(report.findings)).toEqual(callsOf(secretMutants).map(callOf).sort())
  printLine(`leaks: ${leakMutants.length + secretMutants.length} injected bugs found`)
})

test('no route outside the contract shows what its reader may not see', { timeout: 600_000 }, async () => {
  const started = performance.now()
  const { findings, requests } = await outsideLeaks(testEnv, testEnv.outside)
  printLine(
    `leaks: ${requests} answers of ${testEnv.outside.length} routes outside the contract${inDomains}`,
    started,
  )
  expect(lines(findings)).toEqual([])
})

test('control: finds a route that answers for another site', async () => {
  const { findings } = await outsideLeaks(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})
