import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsIn, callOf, lines } from './finding.ts'
import { authorisationMatrix } from './matrix.ts'
import { accessMutants, soundAccess } from './mutants/access-mutants.ts'
import { soundTwins } from './mutants/id-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { openStage, type Stage } from './stage.ts'
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

test(
  'INV-R02 INV-R07 every call answers every principal as it declares',
  { timeout: 2_700_000 },
  async () => {
    const started = performance.now()
    const { findings, cells, unreached } = await authorisationMatrix(stage, stage.endpoints)
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0)
    tell(`matrix: ${total} cells, ${cells.size} calls, ${stage.canaries.size} marked values`, started)
    if (unreached.length > 0) tell(`matrix: never answered 200: ${unreached.join(', ')}`)
    expect(lines(findings)).toEqual([])
    expect(cells.size).toBe(stage.endpoints.length)
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
