import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsIn, callOf, lines } from './finding.ts'
import { leakMutants, secretMutants } from './mutants/leak-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { secrets } from './secrets.ts'
import { openStage, type Stage } from './stage.ts'
import { sweep } from './sweep.ts'
import { tell } from './tell.ts'

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

test('nothing leaves the server for eyes that may not see it', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, answers, marks, unmarked } = await sweep(stage, stage.endpoints)
  tell(`leaks: ${answers} answers scanned for ${marks} marked values`, started)
  tell(`leaks: columns without marks: ${unmarked.join(', ')}`)
  expect(lines(findings)).toEqual([])
  expect(marks).toBeGreaterThan(50)
})

test('INV-S11 a secret that was typed is neither answered nor logged', { timeout: 2_700_000 }, async () => {
  const { findings, fields } = await secrets(stage, stage.endpoints)
  tell(`leaks: ${fields.length} places for a secret`)
  expect(lines(findings)).toEqual([])
  expect(fields).toContain('POST /app/user/single/userlogin/login password')
})

test('control: each leak is found', { timeout: 2_700_000 }, async () => {
  const { findings } = await sweep(flawed, callsOf(leakMutants))
  expect(callsIn(findings)).toEqual(callsOf(leakMutants).map(callOf).sort())
  const told = await secrets(flawed, callsOf(secretMutants))
  expect(callsIn(told.findings)).toEqual(callsOf(secretMutants).map(callOf).sort())
  tell(`leaks: ${leakMutants.length + secretMutants.length} planted bugs found`)
})
