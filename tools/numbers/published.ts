import { existsSync, readFileSync } from 'node:fs'
import { type GoalFigure, goalFiguresOf } from './headline-figures.ts'
import { reportOf } from './report.ts'
import { nameOf, type Ran } from './run.ts'

/** The figures that have goals, by run. */
export type Published = Readonly<Record<string, readonly GoalFigure[]>>

/** The figures of these runs, for later comparison; a run without such a figure is left out. */
export function publishedOf(runs: readonly Ran[]): Published {
  const all = runs.map((ran) => {
    const figures = goalFiguresOf(nameOf(ran), reportOf(ran.output))
    return [
      nameOf(ran),
      figures.map(({ name, value, better, goal }) => ({ name, value, better, goal })),
    ] as const
  })
  return Object.fromEntries(all.filter(([, figures]) => figures.length > 0))
}

const file = new URL('../../docs/numbers.json', import.meta.url)

/** The last published figures. */
export const readPublished = (): Published =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Published) : {}
