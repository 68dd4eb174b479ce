import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { mixedIds } from './mixed-ids.ts'
import { idMutants, soundTwins } from './mutants/id-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'mixed-ids' })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test('one foreign id among own ones refuses the whole call', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  const { findings, combinations } = await mixedIds(stage, stage.asked)
  tell(`mixed ids: ${combinations} combinations${inDomains}`, started)
  expect(lines(findings)).toEqual([])
  expect(combinations).toBeGreaterThan(0)
})

test('control: an id that nobody looks at is found', { timeout: 2_700_000 }, async () => {
  const { findings } = await mixedIds(flawed, callsOf([...idMutants, ...soundTwins]))
  const planted = callsOf(idMutants).map(callOf).sort()
  expect(callsIn(findings)).toEqual(planted)
  tell(`mixed ids: ${planted.length} of ${idMutants.length} planted bugs found`)
})
