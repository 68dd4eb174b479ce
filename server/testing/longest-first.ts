import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The suites that take minutes, the longest first: begun last, each would run alone while the other worker is idle. */
const longest = ['suites/fuzz', 'suites/matrix', 'suites/guards', 'suites/leaks', 'suites/'].map(
  (part) => `/server/testing/${part}`,
)

const turnOf = (file: string): number => {
  const turn = longest.findIndex((part) => file.includes(part))
  return turn < 0 ? longest.length : turn
}

/** What takes longest is begun first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => turnOf(one.moduleId) - turnOf(other.moduleId))
  }
}
