import type { BenchOptions } from '../bench.ts'
import { middle, type Round } from './round.ts'

/** How many rounds may be refused, as a disk that stands still for seconds makes the house do, and are run again. */
const mostStalled = 3

type Turns<Name extends string> = {
  readonly names: readonly [Name, ...Name[]]
  readonly rounds: number
  readonly once: (name: Name) => Promise<Round>
  readonly say: BenchOptions['say']
}

/** Rounds of all kinds in turn, so that a busy minute of the machine meets each of them. */
export async function inTurns<Name extends string>({ names, rounds, once, say }: Turns<Name>) {
  const run = new Map<Name, Round[]>(names.map((name) => [name, []]))
  let stalled = 0
  for (let turn = 0; turn < rounds * names.length;) {
    const name = names[turn % names.length] ?? names[0]
    const all = run.get(name) ?? []
    try {
      all.push(await once(name))
      turn += 1
      say(`round ${all.length} ${name}: ${JSON.stringify(all.at(-1))}`)
    } catch (error) {
      stalled += 1
      if (stalled > mostStalled) throw error
      say(`${name} again, the machine stood still: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { of: (name: Name) => summary(run.get(name) ?? []), stalled }
}

/** The middle round decides; the rate of every round is told, so that a reader sees how far they lie apart. */
const summary = (all: readonly Round[]) => ({ ...middle(all), rounds: all.map(({ perSecond }) => perSecond) })
