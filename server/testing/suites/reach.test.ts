import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../app/rooms.ts'
import { inDomains, isChosen } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { authorisationMatrix } from './matrix.ts'
import { mixedIds } from './mixed-ids.ts'
import { reachMutants, soundReach } from './mutants/reach-mutants.ts'
import { callsOf, mutantRoom, openMutantStage } from './mutants/room.ts'
import { reachOf } from './reach.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'reach', isWatched: false })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test(
  'INV-R07 what lies outside the unit of a scoped administrator shows in no list, count, search or export',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, calls, unsteady } = await reachOf(stage, {
      endpoints: stage.asked,
      rooms: rooms.filter(({ name }) => isChosen(name)),
    })
    tell(`reach: ${calls} console reads and exports${inDomains}, before and after`, started)
    if (unsteady.length > 0) tell(`reach: never the same answer twice: ${unsteady.join(', ')}`)
    expect(lines(findings)).toEqual([])
  },
)

test(
  'control: a list, a count, an export and a call by id that forget the reach are found',
  { timeout: 2_700_000 },
  async () => {
    const { lists, byId, mixed } = reachMutants
    const told = await reachOf(flawed, {
      endpoints: callsOf([...lists, ...soundReach]),
      rooms: [mutantRoom],
    })
    const listed = [...callsOf(lists).map(callOf), 'export mutant.everyone']
    expect(callsIn(told.findings)).toEqual(listed.sort())
    const matrix = await authorisationMatrix(flawed, callsOf([...byId, ...soundReach]))
    expect(callsIn(matrix.findings)).toEqual(callsOf(byId).map(callOf).sort())
    const several = await mixedIds(flawed, callsOf([...mixed, ...soundReach]))
    expect(callsIn(several.findings)).toEqual(callsOf(mixed).map(callOf).sort())
    tell(`reach: ${listed.length + byId.length + mixed.length} planted bugs found`)
  },
)
