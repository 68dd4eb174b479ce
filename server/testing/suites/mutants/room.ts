import { readFileSync } from 'node:fs'
import type { Room } from '#platform/room'
import { openStage, type Stage } from '../stage.ts'
import { accessMutants, soundAccess } from './access-mutants.ts'
import { guardMutants } from './guard-mutants.ts'
import { idMutants, mutantSpecimens, soundTwins } from './id-mutants.ts'
import { bodyMutants, fuzzMutants } from './input-mutants.ts'
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
export function openMutantStage(): Promise<Stage> {
  const extraSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')
  return openStage({ extraRooms: [mutantRoom], extraSql, extraSpecimens: mutantSpecimens })
}

export const callsOf = (mutants: readonly Mutant[]) => mutants.map(({ endpoint }) => endpoint)
