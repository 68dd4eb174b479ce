import { headlines } from './headlines.ts'

/** A figure that has a goal, as it is published. */
export type GoalFigure = {
  readonly name: string
  readonly value: number
  readonly better: 'more' | 'less'
  readonly goal: number
}

export type Measured = GoalFigure & { readonly isMet: boolean }

const token = /\{([^{}≥≤ ]+)(?:([≥≤])([^{} ]+)(?: unless ([^{} ]+))?)?\}/gu

/** A headline with the figures of its report filled in; missing ones become "not measured". */
export const fillFigures = (line: string, report: unknown): string =>
  line.replaceAll(token, (_all, path: string) => {
    const found = valuesAt(report, path.split('.'))
    return found.map(({ value }) => value.toLocaleString('en-GB')).join(' / ') || 'not measured'
  })

/** The figures of a report that have goals: the same ones that its headline shows. */
export function goalFiguresOf(run: string, report: unknown): Measured[] {
  const [, line = ''] = headlines[run] ?? []
  return [...line.matchAll(token)].flatMap(([, path = '', sign, goalPath = '', unfelt]) => {
    const [goal] = valuesAt(report, goalPath.split('.'))
    if (!sign || !goal) return []
    const better = sign === '≥' ? ('more' as const) : ('less' as const)
    return valuesAt(report, path.split('.')).map(({ name, value }) => {
      const reaches = better === 'more' ? value >= goal.value : value <= goal.value
      const isUnfelt = unfelt !== undefined && beside(report, name, unfelt) === true
      return { name, value, better, goal: goal.value, isMet: reaches || isUnfelt }
    })
  })
}

/** Whether a run measured every figure that has a goal, and reached all goals. */
export function reachesGoals(run: string, report: unknown): boolean {
  const [, line = ''] = headlines[run] ?? []
  const signed = [...line.matchAll(token)].filter(([, , sign]) => sign)
  const isMeasured = ([, path = '']: RegExpExecArray) => valuesAt(report, path.split('.')).length > 0
  return (
    signed.length > 0 && signed.every(isMeasured) && goalFiguresOf(run, report).every(({ isMet }) => isMet)
  )
}

type Found = { readonly name: string; readonly value: number }

/** The numbers of a report at a path; list entries are named by their index. */
function valuesAt(report: unknown, path: readonly string[], walked: readonly string[] = []): Found[] {
  const [step, ...rest] = path
  if (step === undefined)
    return typeof report === 'number' && Number.isFinite(report)
      ? [{ name: walked.join('.'), value: report }]
      : []
  if (step === '*')
    return Array.isArray(report)
      ? report.flatMap((value: unknown, at) => valuesAt(value, rest, [...walked, String(at)]))
      : []
  return valuesAt(within(report, step), rest, [...walked, step])
}

function beside(report: unknown, name: string, other: string): unknown {
  return [...name.split('.').slice(0, -1), other].reduce(within, report)
}

const within = (report: unknown, name: string): unknown =>
  typeof report === 'object' && report !== null ? Reflect.get(report, name) : undefined
