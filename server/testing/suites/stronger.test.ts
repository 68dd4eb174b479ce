import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../app/rooms.ts'
import { dropBucket, makeBucket } from '../../domains/file/corpus/house-make.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { mutantDoors, strongerMutants } from './mutants/stronger-mutants.ts'
import { consoleDoors, ownDoors } from './stronger/console-doors.ts'
import { listDoors } from './stronger/list-doors.ts'
import { scimDoors } from './stronger/outside-doors.ts'
import { openScene, type Scene } from './stronger/scene.ts'
import { signInWrites } from './stronger/scan.ts'
import { tryDoors } from './stronger/try-doors.ts'
import { vouchingDoors } from './stronger/vouching-doors.ts'
import { tell } from './tell.ts'

const endpoints = rooms.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const doors = [...consoleDoors, ...listDoors, ...scimDoors, ...vouchingDoors]
const declared = [...doors.map(({ name }) => name), ...Object.keys(ownDoors)]
const patience = { timeout: 120_000 }

let scene: Scene
beforeAll(async () => {
  await makeBucket()
  const routes = strongerMutants.map(({ route }) => route)
  scene = await openScene([{ name: 'mutant', routes }])
})
afterAll(async () => {
  await scene.close()
  await dropBucket()
})

test('S-01 every call that writes an address, a name to sign in with, a number or a password is in a list', () => {
  const writes = signInWrites(endpoints)
  expect(writes.filter((call) => !declared.includes(call))).toEqual([])
  expect(Object.keys(ownDoors).filter((call) => !writes.includes(call))).toEqual([])
  tell(`stronger: ${writes.length} calls write what an account signs in with`)
})

test('S-01 by no way does somebody weaker change the account of somebody stronger', patience, async () => {
  const started = performance.now()
  expect(lines(await tryDoors(scene, doors))).toEqual([])
  tell(`stronger: ${doors.length} ways tried`, started)
})

test('control: a write past the rule is found, and one in no list as well', patience, async () => {
  const planted = strongerMutants.map(({ endpoint }) => endpoint)
  expect(callsIn(await tryDoors(scene, mutantDoors))).toEqual(planted.map(callOf).sort())
  expect(signInWrites(planted).filter((call) => !declared.includes(call))).toEqual(planted.map(callOf).sort())
  tell(`stronger: ${planted.length} planted bugs found`)
})
