import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains, isChosen } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { leakMutants, secretMutants } from './mutants/leak-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { secrets } from './secrets.ts'
import { outsideLeaks } from './outside/leaks.ts'
import { leakMutants as outsideMutants, namesOf } from './outside/mutants.ts'
import { openStage, type Stage } from './stage.ts'
import { sweep } from './sweep.ts'
import { tell } from './tell.ts'

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'leaks', isWatched: false })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test('nothing leaves the server for eyes that may not see it', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, answers, marks, unmarked } = await sweep(stage, stage.asked)
  tell(`leaks: ${answers} answers${inDomains} scanned for ${marks} marked values`, started)
  tell(`leaks: columns without marks: ${unmarked.join(', ')}`)
  expect(lines(findings)).toEqual([])
  expect(marks).toBeGreaterThan(50)
})

test('INV-S11 a secret that was typed is neither answered nor logged', { timeout: 2_700_000 }, async () => {
  const { findings, fields } = await secrets(stage, stage.asked)
  tell(`leaks: ${fields.length} places for a secret${inDomains}`)
  expect(lines(findings)).toEqual([])
  const known = isChosen('identity') ? ['POST /app/user/single/userlogin/login password'] : []
  expect(fields).toEqual(expect.arrayContaining(known))
})

test('control: each leak is found', { timeout: 2_700_000 }, async () => {
  const { findings } = await sweep(flawed, callsOf(leakMutants))
  expect(callsIn(findings)).toEqual(callsOf(leakMutants).map(callOf).sort())
  const told = await secrets(flawed, callsOf(secretMutants))
  expect(callsIn(told.findings)).toEqual(callsOf(secretMutants).map(callOf).sort())
  tell(`leaks: ${leakMutants.length + secretMutants.length} planted bugs found`)
})

test('no route outside the contract shows what its reader may not see', { timeout: 600_000 }, async () => {
  const started = performance.now()
  const { findings, requests } = await outsideLeaks(stage, stage.outside)
  tell(
    `leaks: ${requests} answers of ${stage.outside.length} routes outside the contract${inDomains}`,
    started,
  )
  expect(lines(findings)).toEqual([])
})

test('control: a route that answers for another site is found', async () => {
  const { findings } = await outsideLeaks(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})
