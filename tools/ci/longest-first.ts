import { relative, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { suitePaths } from './list-items.ts'
import { readCosts } from './records.ts'

const root = resolve(import.meta.dirname, '../..')
const { items: costs } = readCosts(root)

/**
 * What took longest when it was last measured is begun first: begun last, it would run alone while the other workers
 * are idle. A file that nobody has measured may be the longest of all; the suites, measured by domain, are.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const seconds = new Map(usual.map(({ moduleId }) => [moduleId, secondsOf(relative(root, moduleId))]))
    const of = ({ moduleId }: TestSpecification) => seconds.get(moduleId) ?? 0
    return usual.toSorted((one, other) => of(other) - of(one))
  }
}

/** More than any file takes, and still a number that can be compared. */
const unknown = 1_000_000

function secondsOf(file: string): number {
  const suite = suitePaths.indexOf(file)
  if (suite >= 0) return 2 * unknown - suite
  return costs[`${file.startsWith('e2e/') ? 'browser' : 'test'}:${file}`]?.seconds ?? unknown
}
