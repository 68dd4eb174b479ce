import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, type Finding, lines } from './finding.ts'
import { fuzz } from './fuzz.ts'
import { fuzzMutants, slowMutants } from './mutants/input-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { outsideFuzz } from './outside/fuzz.ts'
import { fuzzMutants as outsideMutants, namesOf } from './outside/mutants.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 100)

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'fuzz', isWatched: false })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test('no input brings a call down', { timeout: 5_400_000 }, async () => {
  tell(`fuzz: FUZZ_SEED=${seed} FUZZ_INPUTS=${inputs}`)
  const started = performance.now()
  const report = await fuzz(stage, stage.asked, { seed, inputs })
  const rate = Math.round(((report.inputs + report.raw) / (performance.now() - started)) * 1000)
  tell(
    `fuzz: ${report.inputs} inputs and ${report.raw} raw ones of ${stage.asked.length} calls${inDomains}, ${rate}/s, FUZZ_SEED=${seed}`,
    started,
  )
  expect(lines(report.findings)).toEqual([])
})

// Before the other control: one of its planted calls answers long after it was given up.
test('control: a route outside the contract that a request brings down is found', async () => {
  const { findings } = await outsideFuzz(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})

test('control: a call that an input brings down is found', { timeout: 2_700_000 }, async () => {
  const planted = [...fuzzMutants, ...slowMutants]
  const { findings } = await fuzz(flawed, callsOf(planted), { seed: 7, inputs: 200 })
  expect(callsIn(findings)).toEqual(callsOf(planted).map(callOf).sort())
  expect(callsIn(findings.filter(isSlow))).toEqual(callsOf(slowMutants).map(callOf).sort())
  tell(`fuzz: ${planted.length} of ${planted.length} planted bugs found`)
})

const isSlow = ({ what }: Finding) => /^(took \d+ ms|gave no answer)/.test(what)

test(
  'S-09 no request brings a route outside the contract down, or makes it speak another language',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideFuzz(stage, stage.outside)
    tell(
      `fuzz: ${requests} requests to ${stage.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)
