import type { Figure } from './figures.ts'
import { toldOf } from './headline-figures.ts'
import { headlines } from './headlines.ts'
import { reportOf } from './report.ts'
import { nameOf, type Ran } from './run.ts'

/** One line for each run; goals stand in brackets, and what missed one says so first. */
export const summary = (runs: readonly Ran[]): Figure[] =>
  runs.map((ran) => {
    const name = nameOf(ran)
    const [what, line] = headlines[name] ?? [name, 'not told']
    const told = toldOf(line, reportOf(ran.output))
    return [what, ran.isGood ? told : `**missed**: ${told}`]
  })
