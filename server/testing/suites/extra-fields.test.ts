import { afterAll, beforeAll, expect, test } from 'vitest'
import { extraFields, sensitiveNames } from './extra-fields.ts'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { bodyMutants } from './mutants/input-mutants.ts'
import { callsOf, openMutantEnv } from './mutants/domain.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'extra-fields' })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test(
  'INV-R02 a body with an extra field is rejected and writes nothing',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, bodies } = await extraFields(testEnv, testEnv.tested)
    printLine(`extra fields: ${bodies} bodies${inDomains}, ${sensitiveNames.length} names`, started)
    expect(lines(findings)).toEqual([])
    expect(bodies).toBeGreaterThan(sensitiveNames.length)
  },
)

test('control: finds a body that accepts undeclared fields', { timeout: 2_700_000 }, async () => {
  const { findings } = await extraFields(flawed, callsOf(bodyMutants))
  expect(callsIn(findings)).toEqual(callsOf(bodyMutants).map(callOf).sort())
  printLine(`extra fields: ${bodyMutants.length} of ${bodyMutants.length} injected bugs found`)
})
