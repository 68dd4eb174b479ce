import { relative, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { suitePaths } from './list-items.ts'
import { readCosts } from '../cost-records.ts'

const root = resolve(import.meta.dirname, '../../..')
const { items: costs } = readCosts(root)

/**
 * The slowest file of the last measurement starts first: started last, it would run alone while the other workers
 * are idle. An unmeasured file may be the slowest of all; the suites, measured by domain, are.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const seconds = new Map(usual.map(({ moduleId }) => [moduleId, secondsOf(relative(root, moduleId))]))
    const of = ({ moduleId }: TestSpecification) => seconds.get(moduleId) ?? 0
    return usual.toSorted((item, other) => of(other) - of(item))
  }
}

/** Longer than any file takes, and still comparable. */
const unknown = 1_000_000

function secondsOf(file: string): number {
  const suite = suitePaths.indexOf(file)
  if (suite >= 0) return 2 * unknown - suite
  return costs[`${file.startsWith('e2e/') ? 'browser' : 'test'}:${file}`]?.seconds ?? unknown
}
