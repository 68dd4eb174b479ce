import { readFileSync } from 'node:fs'
import type { Domain } from '#platform/domain'
import { callOf } from '../report/finding.ts'
import { lend, mutantRoutes, addMutantRoutes } from '../other-routes/mutants.ts'
import { openTestEnv, type TestEnv } from '../env/test-env.ts'
import { accessMutants, soundAccess } from './access-mutants.ts'
import { guardMutants } from './guard-mutants.ts'
import { idMutants, mutantFixtures, soundVariants } from './id-mutants.ts'
import { bodyMutants, briefMs, fuzzMutants, slowMutants } from './input-mutants.ts'
import { leakMutants, secretMutants } from './leak-mutants.ts'
import type { Mutant } from './mutant.ts'
import { reachExports, reachMutants, soundReach } from './reach-mutants.ts'

const all: readonly Mutant[] = [
  ...accessMutants,
  ...soundAccess,
  ...idMutants,
  ...soundVariants,
  ...bodyMutants,
  ...fuzzMutants,
  ...slowMutants,
  ...leakMutants,
  ...secretMutants,
  ...guardMutants,
  ...Object.values(reachMutants).flat(),
  ...soundReach,
]

export const mutantDomain: Domain = {
  name: 'mutant',
  exports: reachExports,
  routes: all.map(({ route }) => route),
  permissions: { 'mutant.manage': ['ADM'], 'mutant.scoped': ['TADM', 'ADM'] },
}

/** A test env with all mutants: each suite must find its own here. */
export async function openMutantEnv(): Promise<TestEnv> {
  const extraSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')
  const slowMs = new Map(slowMutants.map(({ endpoint }) => [callOf(endpoint), briefMs]))
  const outside = { addMutantRoutes, mutantRoutes }
  const flawed = await openTestEnv({
    slowMs,
    extraDomains: [mutantDomain],
    extraSql,
    extraFixtures: mutantFixtures,
    ...outside,
  })
  lend(flawed)
  return flawed
}

export const callsOf = (mutants: readonly Mutant[]) => mutants.map(({ endpoint }) => endpoint)
