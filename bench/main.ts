import { parseArgs } from 'node:util'
import { newSeed } from '../faults/stage/random.ts'
import type { Bench, BenchOptions, BenchOutcome } from './bench.ts'

type Entry = () => Promise<{ readonly run: Bench }>

/** A bench is a file of its name that exports `run`. */
const benches: Readonly<Record<string, Entry>> = {
  batch: () => import('./batch.ts'),
  beat: () => import('./beat.ts'),
  'course-list': () => import('./course-list.ts'),
  'exam-storm': () => import('./exam-storm.ts'),
  fanout: () => import('./fanout.ts'),
  'first-load': () => import('./first-load.ts'),
  home: () => import('./home.ts'),
  import: () => import('./import.ts'),
  ledger: () => import('./ledger.ts'),
  'login-storm': () => import('./login-storm.ts'),
  'people-list': () => import('./people-list.ts'),
  ranking: () => import('./ranking.ts'),
  search: () => import('./search.ts'),
  todo: () => import('./todo.ts'),
}

const usage = `bench NAME [--tier ci|full] [--json] [--seconds N] [--seed N]

  names    ${Object.keys(benches).join(' ')}
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    tier: { type: 'string', default: 'full' },
    seconds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(newSeed()) },
  },
})

process.exit(await main(positionals[0] ?? ''))

async function main(name: string): Promise<number> {
  const bench = benches[name]
  if (!bench) {
    process.stderr.write(usage)
    return 2
  }
  const seed = Number(values.seed)
  const tier = values.tier === 'ci' ? 'ci' : 'full'
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  say(`bench ${name}, seed ${seed}`)
  const { report, isGood } = await outcomeOf(bench, { tier, seconds: Number(values.seconds), seed, say })
  const whole = { bench: name, seed, isGood, ...report }
  process.stdout.write(`${values.json ? JSON.stringify(whole) : JSON.stringify(whole, null, 2)}\n`)
  return isGood ? 0 : 1
}

/** A run that could not be finished has a report too: what stopped it. */
async function outcomeOf(bench: Entry, given: BenchOptions): Promise<BenchOutcome> {
  try {
    return await (await bench()).run(given)
  } catch (error) {
    given.say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { report: { error: error instanceof Error ? error.message : String(error) }, isGood: false }
  }
}
