import type { Choice } from './plan/choose-items.ts'
import type { Item, Kind } from './plan/item.ts'
import { suitePaths } from './plan/list-items.ts'
import type { Tier } from './run-tier.ts'

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args]
const reporters = ['--reporter=default', '--reporter=./tools/ci/file-times.ts']

export type Surroundings = {
  readonly root: string
  /** Where the runs leave their measurements. */
  readonly folder: string
  /** The PostgreSQL for tests and browser tests. */
  readonly databaseServer: string
}

const namesOf = (run: readonly Item[], kind: Kind) =>
  run.filter((item) => item.kind === kind).map(({ name }) => name)

/** Tests and the suites of the chosen domains, in one run of Vitest. */
export function testTier({ run, left }: Choice, { root, folder, databaseServer }: Surroundings): Tier[] {
  const [files, domains] = [namesOf(run, 'test'), namesOf(run, 'suite')]
  if (files.length + domains.length === 0) return []
  const isAll = left.length === 0
  const paths = isAll ? [] : [...files, ...(domains.length > 0 ? suitePaths : [])]
  return [
    {
      name: 'tests',
      command: ['npx', 'vitest', 'run', ...reporters, ...paths],
      env: {
        ...measured(root, folder, 'tests'),
        TEST_DATABASE_SERVER: databaseServer,
        ...(isAll ? {} : { SUITE_DOMAINS: domains.join(',') }),
      },
    },
  ]
}

export function browserTier({ run, left }: Choice, { root, folder, databaseServer }: Surroundings): Tier[] {
  const files = namesOf(run, 'browser')
  if (files.length === 0) return []
  const command = ['npx', 'vitest', 'run', '--config', 'e2e/vitest.config.ts', ...reporters]
  return [
    {
      name: 'browser',
      command: [...command, ...(left.length === 0 ? [] : files)],
      env: { ...measured(root, folder, 'browser'), TEST_DATABASE_SERVER: databaseServer },
    },
  ]
}

const measured = (root: string, folder: string, name: string) => ({
  FILE_TIMES: `${folder}/${name}.jsonl`,
  FILE_TIMES_ROOT: root,
  HOUSE_COUNTS: `${folder}/houses.jsonl`,
  SUITE_COSTS: `${folder}/suites.jsonl`,
  JOURNEY_CALLS: `${folder}/calls.jsonl`,
})

export function benchTiers({ run }: Choice): Tier[] {
  return namesOf(run, 'bench').map((name) => ({
    name: `bench ${name}`,
    command: npm('bench', name, '--tier', 'ci', '--json', '--against-published'),
  }))
}

/** These measure times that a parallel run would lengthen. */
const timedFaults = ['worker', 'silence']

export function faultTiers({ run }: Choice): (Tier & { readonly isAlone: boolean })[] {
  return namesOf(run, 'fault').map((name) => ({
    name: `faults ${name}`,
    isAlone: timedFaults.includes(name),
    command: npm('faults', name, '--tier', 'ci', '--json'),
  }))
}
