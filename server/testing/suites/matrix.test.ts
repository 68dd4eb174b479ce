import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms as allRooms } from '../../app/rooms.ts'
import { probe } from '../probe/room.ts'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { authorisationMatrix } from './matrix.ts'
import { accessMutants, soundAccess } from './mutants/access-mutants.ts'
import { soundTwins } from './mutants/id-mutants.ts'
import { callsOf, mutantRoom, openMutantStage } from './mutants/room.ts'
import { outsideRoutes, undeclaredIn } from './outside/declared.ts'
import { outsideMatrix } from './outside/matrix.ts'
import { matrixMutants, namesOf, plantedRoutes } from './outside/mutants.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'matrix' })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test(
  'INV-R02 INV-R07 every call answers every principal as it declares',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, cells, unreached } = await authorisationMatrix(stage, stage.asked)
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0)
    tell(
      `matrix: ${total} cells of ${cells.size} calls${inDomains}, ${stage.canaries.size} marked values`,
      started,
    )
    if (unreached.length > 0) tell(`matrix: never answered 200: ${unreached.join(', ')}`)
    expect(lines(findings)).toEqual([])
    expect(cells.size).toBe(stage.asked.length)
    expect([...cells].filter(([, count]) => count === 0)).toEqual([])
  },
)

test('control: each planted way around the rules is found', { timeout: 2_700_000 }, async () => {
  const sound = [...soundTwins, ...soundAccess]
  const { findings } = await authorisationMatrix(flawed, callsOf([...accessMutants, ...sound]))
  const planted = callsOf(accessMutants).map(callOf).sort()
  expect(callsIn(findings)).toEqual([...planted, 'all calls'].sort())
  tell(`matrix: ${planted.length} of ${accessMutants.length} planted bugs found`)
})

test(
  'every route outside the contract answers every principal as its specimen says',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideMatrix(stage, stage.outside)
    tell(
      `matrix: ${requests} requests of ${stage.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)

test('control: a route outside the contract without a key or a right is found', async () => {
  const { findings } = await outsideMatrix(flawed, matrixMutants)
  expect(callsIn(findings)).toEqual(namesOf(matrixMutants))
})

test('control: a route without a specimen stops the suites at their start, by name', () => {
  const rooms = [...allRooms, probe, mutantRoom]
  const why = undeclaredIn({ routes: flawed.routes, rooms, declared: outsideRoutes })
  for (const name of namesOf(plantedRoutes))
    expect(why?.message).toContain(`${name} is no call of the contract`)
  const none = { routes: new Set<string>(), rooms, declared: outsideRoutes }
  expect(undeclaredIn(none)?.message).toContain('GET /alive has a specimen, and the server does not know it')
})
