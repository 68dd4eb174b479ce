import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, type Finding, lines } from './report/finding.ts'
import { fuzz } from './fuzz.ts'
import { fuzzMutants, slowMutants } from './mutants/input-mutants.ts'
import { callsOf, openMutantEnv } from './mutants/domain.ts'
import { outsideFuzz } from './other-routes/fuzz.ts'
import { fuzzMutants as outsideMutants, namesOf } from './other-routes/mutants.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 100)

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'fuzz', isWatched: false })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test('no input crashes a call', { timeout: 5_400_000 }, async () => {
  printLine(`fuzz: FUZZ_SEED=${seed} FUZZ_INPUTS=${inputs}`)
  const started = performance.now()
  const report = await fuzz(testEnv, testEnv.tested, { seed, inputs })
  const rate = Math.round(((report.inputs + report.raw) / (performance.now() - started)) * 1000)
  printLine(
    `fuzz: ${report.inputs} inputs and ${report.raw} raw ones of ${testEnv.tested.length} calls${inDomains}, ${rate}/s, FUZZ_SEED=${seed}`,
    started,
  )
  expect(lines(report.findings)).toEqual([])
})

// Before the other control: one of its mutants answers long after it was given up.
test('control: finds a route outside the contract that a request crashes', async () => {
  const { findings } = await outsideFuzz(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})

test('control: finds a call that an input crashes', { timeout: 2_700_000 }, async () => {
  const mutants = [...fuzzMutants, ...slowMutants]
  const { findings } = await fuzz(flawed, callsOf(mutants), { seed: 7, inputs: 200 })
  expect(callsIn(findings)).toEqual(callsOf(mutants).map(callOf).sort())
  expect(callsIn(findings.filter(isSlow))).toEqual(callsOf(slowMutants).map(callOf).sort())
  printLine(`fuzz: ${mutants.length} of ${mutants.length} injected bugs found`)
})

const isSlow = ({ what }: Finding) => /^(took \d+ ms|gave no answer)/.test(what)

test(
  'S-09 no request crashes a route outside the contract or changes its error format',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideFuzz(testEnv, testEnv.outside)
    printLine(
      `fuzz: ${requests} requests to ${testEnv.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)
