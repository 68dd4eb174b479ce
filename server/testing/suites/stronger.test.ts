import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../../app/domains.ts'
import { dropBucket, makeBucket } from '../../domains/file/corpus/upload-make.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { mutantAttacks, strongerMutants } from './mutants/stronger-mutants.ts'
import { consoleAttacks, harmlessCalls } from './stronger-account/console-attacks.ts'
import { listAttacks } from './stronger-account/list-attacks.ts'
import { scimAttacks } from './stronger-account/outside-attacks.ts'
import { openAttackEnv, type AttackEnv } from './stronger-account/scene.ts'
import { signInWrites } from './stronger-account/scan.ts'
import { tryAttacks } from './stronger-account/try-attacks.ts'
import { providerAttacks } from './stronger-account/provider-attacks.ts'
import { printLine } from './report/print-line.ts'

const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const attacks = [...consoleAttacks, ...listAttacks, ...scimAttacks, ...providerAttacks]
const declared = [...attacks.map(({ name }) => name), ...Object.keys(harmlessCalls)]
const patience = { timeout: 120_000 }

let scene: AttackEnv
beforeAll(async () => {
  await makeBucket()
  const routes = strongerMutants.map(({ route }) => route)
  scene = await openAttackEnv([{ name: 'mutant', routes }])
})
afterAll(async () => {
  await scene.close()
  await dropBucket()
})

test('S-01 every call that writes sign-in data (address, name, number, password) is in a list', () => {
  const writes = signInWrites(endpoints)
  expect(writes.filter((call) => !declared.includes(call))).toEqual([])
  expect(Object.keys(harmlessCalls).filter((call) => !writes.includes(call))).toEqual([])
  printLine(`stronger: ${writes.length} calls write what an account signs in with`)
})

test('S-01 no call lets a weaker person change the account of a stronger one', patience, async () => {
  const started = performance.now()
  expect(lines(await tryAttacks(scene, attacks))).toEqual([])
  printLine(`stronger: ${attacks.length} ways tried`, started)
})

test('control: finds a write without the rule, and one in no list', patience, async () => {
  const mutants = strongerMutants.map(({ endpoint }) => endpoint)
  expect(callsIn(await tryAttacks(scene, mutantAttacks))).toEqual(mutants.map(callOf).sort())
  expect(signInWrites(mutants).filter((call) => !declared.includes(call))).toEqual(mutants.map(callOf).sort())
  printLine(`stronger: ${mutants.length} injected bugs found`)
})
