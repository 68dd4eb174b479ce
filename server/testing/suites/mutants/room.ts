import { readFileSync } from 'node:fs'
import type { Room } from '#platform/room'
import { callOf } from '../finding.ts'
import { lend, plantedRoutes, plantOutside } from '../outside/mutants.ts'
import { openStage, type Stage } from '../stage.ts'
import { accessMutants, soundAccess } from './access-mutants.ts'
import { guardMutants } from './guard-mutants.ts'
import { idMutants, mutantSpecimens, soundTwins } from './id-mutants.ts'
import { bodyMutants, briefMs, fuzzMutants, slowMutants } from './input-mutants.ts'
import { leakMutants, secretMutants } from './leak-mutants.ts'
import type { Mutant } from './mutant.ts'
import { reachExports, reachMutants, soundReach } from './reach-mutants.ts'

const all: readonly Mutant[] = [
  ...accessMutants,
  ...soundAccess,
  ...idMutants,
  ...soundTwins,
  ...bodyMutants,
  ...fuzzMutants,
  ...slowMutants,
  ...leakMutants,
  ...secretMutants,
  ...guardMutants,
  ...Object.values(reachMutants).flat(),
  ...soundReach,
]

export const mutantRoom: Room = {
  name: 'mutant',
  exports: reachExports,
  routes: all.map(({ route }) => route),
  permissions: { 'mutant.manage': ['ADM'], 'mutant.scoped': ['TADM', 'ADM'] },
}

/** A stage whose house has every planted bug: a suite that finds nothing here finds nothing anywhere. */
export async function openMutantStage(): Promise<Stage> {
  const extraSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')
  const slowMs = new Map(slowMutants.map(({ endpoint }) => [callOf(endpoint), briefMs]))
  const outside = { plantRoutes: plantOutside, plantedRoutes }
  const flawed = await openStage({
    slowMs,
    extraRooms: [mutantRoom],
    extraSql,
    extraSpecimens: mutantSpecimens,
    ...outside,
  })
  lend(flawed)
  return flawed
}

export const callsOf = (mutants: readonly Mutant[]) => mutants.map(({ endpoint }) => endpoint)
