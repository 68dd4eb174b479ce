import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsIn, callOf, lines } from './finding.ts'
import { fuzz } from './fuzz.ts'
import { fuzzMutants } from './mutants/input-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 100)

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage()
  flawed = await openMutantStage()
})
afterAll(async () => {
  await stage.close()
  await flawed.close()
})

test('no input brings a call down', { timeout: 5_400_000 }, async () => {
  tell(`fuzz: FUZZ_SEED=${seed} FUZZ_INPUTS=${inputs}`)
  const started = performance.now()
  const report = await fuzz(stage, stage.endpoints, { seed, inputs })
  const rate = Math.round(((report.inputs + report.raw) / (performance.now() - started)) * 1000)
  tell(`fuzz: ${report.inputs} inputs and ${report.raw} raw ones, ${rate}/s, FUZZ_SEED=${seed}`, started)
  expect(lines(report.findings)).toEqual([])
})

test('control: a call that an input brings down is found', { timeout: 2_700_000 }, async () => {
  const { findings } = await fuzz(flawed, callsOf(fuzzMutants), { seed: 1, inputs: 100 })
  expect(callsIn(findings)).toEqual(callsOf(fuzzMutants).map(callOf).sort())
  tell(`fuzz: ${fuzzMutants.length} of ${fuzzMutants.length} planted bugs found`)
})
