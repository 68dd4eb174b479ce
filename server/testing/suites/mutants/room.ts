import { readFileSync } from 'node:fs'
import type { Room } from '#platform/room'
import { openStage, type Stage } from '../stage.ts'
import { accessMutants } from './access-mutants.ts'
import { guardMutants } from './guard-mutants.ts'
import { idMutants, mutantSpecimens, soundTwins } from './id-mutants.ts'
import { bodyMutants, fuzzMutants } from './input-mutants.ts'
import { leakMutants, secretMutants } from './leak-mutants.ts'
import type { Mutant } from './mutant.ts'

const all: readonly Mutant[] = [
  ...accessMutants,
  ...idMutants,
  ...soundTwins,
  ...bodyMutants,
  ...fuzzMutants,
  ...leakMutants,
  ...secretMutants,
  ...guardMutants,
]

const room: Room = {
  name: 'mutant',
  routes: all.map(({ route }) => route),
  permissions: { 'mutant.manage': ['ADM'] },
}

/** A stage whose house has every planted bug: a suite that finds nothing here finds nothing anywhere. */
export function openMutantStage(): Promise<Stage> {
  const extraSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')
  return openStage({ extraRooms: [room], extraSql, extraSpecimens: mutantSpecimens })
}

export const callsOf = (mutants: readonly Mutant[]) => mutants.map(({ endpoint }) => endpoint)
