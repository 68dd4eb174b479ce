import { afterAll, beforeAll, expect, test } from 'vitest'
import { extraFields, sensitiveNames } from './extra-fields.ts'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { bodyMutants } from './mutants/input-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'extra-fields' })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test('INV-R02 a body with one field more is refused and writes nothing', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, bodies } = await extraFields(stage, stage.asked)
  tell(`extra fields: ${bodies} bodies${inDomains}, ${sensitiveNames.length} names`, started)
  expect(lines(findings)).toEqual([])
  expect(bodies).toBeGreaterThan(sensitiveNames.length)
})

test('control: a body that takes more than it says is found', { timeout: 2_700_000 }, async () => {
  const { findings } = await extraFields(flawed, callsOf(bodyMutants))
  expect(callsIn(findings)).toEqual(callsOf(bodyMutants).map(callOf).sort())
  tell(`extra fields: ${bodyMutants.length} of ${bodyMutants.length} planted bugs found`)
})
