import { type Figure, figuresOf, reportedLines } from './figures.ts'
import { reportOf } from './report.ts'
import type { Ran } from './run.ts'
import { summary } from './summary.ts'

export type Measured = {
  readonly date: string
  readonly machine: string
  readonly spec: Ran
  readonly suites: Ran | undefined
  readonly attack: Ran | undefined
  readonly runs: readonly Ran[]
}

/** The page of figures; it contains only what this run measured. */
export function page({ date, machine, spec, suites, attack, runs }: Measured): string {
  return [
    '# Numbers',
    '',
    `Measured on ${date}: ${machine}. \`npm run numbers\` makes this page; every figure is what it measured, at the size that fits a build server (\`--tier full\` for the others). Ratios of one run can be trusted, absolute figures only as an order. *Load* is how many others wanted the processor when the run began.`,
    '',
    '## In short',
    '',
    'Goals stand in brackets; those of a small run are those of a full one.',
    '',
    ...table(['what', 'measured'], summary(runs)),
    '## The specification',
    '',
    ...table(['', 'served of'], coverage(spec.output)),
    ...(suites ? ['## Rights, leaks and strange input', '', ...suiteLines(suites)] : []),
    ...(attack ? ['## Payloads in a browser', '', ...suiteLines(attack)] : []),
    ...runs.flatMap(section),
  ].join('\n')
}

function section({ command, seconds, load, isGood, output }: Ran): string[] {
  const figures = figuresOf(reportOf(output)).filter(
    ([name]) => !['bench', 'faults', 'isGood'].includes(name),
  )
  const name = command.replace('--silent ', '').replace(' --json', '')
  return [
    `## ${isGood ? '' : 'Missed: '}\`${name}\``,
    '',
    `${seconds} s, load ${load}.`,
    '',
    ...table(['figure', 'value'], figures),
  ]
}

function suiteLines({ isGood, seconds, load, output }: Ran): string[] {
  const status = isGood ? 'No finding.' : 'There were findings.'
  return [
    `${status} ${seconds} s, load ${load}.`,
    '',
    ...reportedLines(output).map((line) => `- ${line}`),
    '',
  ]
}

function coverage(output: string): Figure[] {
  const shares = JSON.parse(output) as Record<string, { served: number; total: number }>
  return Object.entries(shares).map(([name, { served, total }]) => [name, `${served} of ${total}`])
}

function table([left, right]: Figure, rows: readonly Figure[]): string[] {
  return [`| ${left} | ${right} |`, '| --- | --- |', ...rows.map(([a, b]) => `| ${a} | ${b} |`), '']
}
