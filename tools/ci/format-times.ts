import type { FileTimes } from './file-times.ts'
import type { TierTimes } from './run-tier.ts'

export type Times = {
  readonly commit: string
  readonly turn: number
  readonly isFull: boolean
  readonly seconds: number
  readonly tiers: readonly TierTimes[]
  readonly postgresCpuSeconds: number
  readonly testApps: Readonly<Record<string, number>>
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[]
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const slowestOf = (files: readonly FileTimes[], count = 20) =>
  files
    .toSorted((item, other) => other.seconds - item.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => ({ file, seconds: tenth(seconds) }))

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

/** Where the time went, compared with the previous run. */
export function formatTimes(now: Times, before: Times | undefined): string[] {
  const was = (seconds: number | undefined) =>
    (seconds === undefined ? '' : tenth(seconds).toString()).padStart(8)
  const row = (name: string, seconds: number, [cpu, last]: readonly (number | undefined)[]) =>
    `${name.padEnd(58)}${tenth(seconds).toString().padStart(8)}${was(cpu)}${was(last)}`
  const tier = (name: string) => before?.tiers.find((item) => item.name === name)?.seconds
  const file = (name: string) => before?.slowest.find((item) => item.file === name)?.seconds
  return [
    `${'where the time went, in seconds'.padEnd(58)}    took     CPU  before`,
    ...now.tiers.map(({ name, seconds, cpuSeconds }) => row(name, seconds, [cpuSeconds, tier(name)])),
    row('PostgreSQL for tests', 0, [now.postgresCpuSeconds, undefined]),
    row('all', now.seconds, [now.tiers.reduce((sum, item) => sum + item.cpuSeconds, 0), before?.seconds]),
    `houses: ${Object.entries(now.testApps)
      .map(([name, count]) => `${name} ${tenth(count)}`)
      .join(', ')}`,
    'the slowest files',
    ...now.slowest.map(({ file: name, seconds }) => row(name, seconds, [undefined, file(name)])),
  ]
}
