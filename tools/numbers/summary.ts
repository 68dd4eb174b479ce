import type { Figure } from './figures.ts'
import { fillFigures } from './headline-figures.ts'
import { headlines } from './headlines.ts'
import { reportOf } from './report.ts'
import { nameOf, type Ran } from './run.ts'

/** One line for each run, with goals in brackets; a missed goal is named first. */
export const summary = (runs: readonly Ran[]): Figure[] =>
  runs.map((ran) => {
    const name = nameOf(ran)
    const [what, line] = headlines[name] ?? [name, 'not told']
    const filled = fillFigures(line, reportOf(ran.output))
    return [what, ran.isGood ? filled : `**missed**: ${filled}`]
  })
