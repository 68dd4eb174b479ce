import type { BenchOptions } from '../bench.ts'
import { middle, type Round } from './round.ts'

/** How many rounds may be rejected, for example because the disk stalls, and are run again. */
const mostStalled = 3

type Turns<Name extends string> = {
  readonly names: readonly [Name, ...Name[]]
  readonly rounds: number
  readonly once: (name: Name) => Promise<Round>
  readonly log: BenchOptions['log']
}

/** Alternates the variants, so that a busy minute of the machine affects all of them. */
export async function alternateRounds<Name extends string>({ names, rounds, once, log }: Turns<Name>) {
  const run = new Map<Name, Round[]>(names.map((name) => [name, []]))
  let stalled = 0
  for (let turn = 0; turn < rounds * names.length;) {
    const name = names[turn % names.length] ?? names[0]
    const all = run.get(name) ?? []
    try {
      all.push(await once(name))
      turn += 1
      log(`round ${all.length} ${name}: ${JSON.stringify(all.at(-1))}`)
    } catch (error) {
      stalled += 1
      if (stalled > mostStalled) throw error
      log(`${name} again, the machine stalled: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { of: (name: Name) => summary(run.get(name) ?? []), stalled }
}

/** The median round counts; the rate of every round is reported to show the spread. */
const summary = (all: readonly Round[]) => ({ ...middle(all), rounds: all.map(({ perSecond }) => perSecond) })
