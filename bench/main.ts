import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { newSeed } from '../faults/env/random.ts'
import { goalFiguresOf } from '../tools/numbers/headline-figures.ts'
import { slownessNow } from '../tools/ci/slowness.ts'
import { compareWithPublished } from './against-published.ts'
import type { Bench, BenchOptions, BenchOutcome } from './bench.ts'

type Entry = () => Promise<{ readonly run: Bench }>

/** Each benchmark is a file that exports `run`. */
const benches: Readonly<Record<string, Entry>> = {
  batch: () => import('./batch.ts'),
  beat: () => import('./heartbeat.ts'),
  content: () => import('./content.ts'),
  'course-list': () => import('./course-list.ts'),
  'exam-storm': () => import('./exam-storm.ts'),
  fanout: () => import('./fanout.ts'),
  'first-load': () => import('./first-load.ts'),
  floor: () => import('./platform-overhead.ts'),
  home: () => import('./home.ts'),
  import: () => import('./import.ts'),
  ledger: () => import('./ledger.ts'),
  'login-storm': () => import('./login-storm.ts'),
  'people-list': () => import('./people-list.ts'),
  ranking: () => import('./ranking.ts'),
  search: () => import('./search.ts'),
  todo: () => import('./todo.ts'),
}

const usage = `bench NAME [--tier ci|full] [--json] [--seconds N] [--seed N] [--against-published]

  names                ${Object.keys(benches).join(' ')}
  --against-published  a missed goal fails only where docs/numbers.json has a figure better by more than a fifth
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    tier: { type: 'string', default: 'full' },
    seconds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(newSeed()) },
    'against-published': { type: 'boolean', default: false },
  },
})

const log = (line: string) => void process.stderr.write(`${line}\n`)

const root = resolve(import.meta.dirname, '..')

process.exit(await main(positionals[0] ?? ''))

async function main(name: string): Promise<number> {
  const bench = benches[name]
  if (!bench) {
    process.stderr.write(usage)
    return 2
  }
  const seed = Number(values.seed)
  const tier = values.tier === 'ci' ? 'ci' : 'full'
  log(`bench ${name}, seed ${seed}`)
  const measure = () => outcomeOf(bench, { tier, seconds: Number(values.seconds), seed, log })
  const first = await measure()
  const { outcome, isFailed } = values['against-published']
    ? await compareWithPublished(name, { first, measure, log, slowness: () => slownessNow(root) })
    : { outcome: first, isFailed: !first.isGood }
  for (const line of missedIn(name, outcome.report)) log(line)
  const whole = { bench: name, seed, isGood: outcome.isGood, ...outcome.report }
  process.stdout.write(`${values.json ? JSON.stringify(whole) : JSON.stringify(whole, null, 2)}\n`)
  return isFailed ? 1 : 0
}

/** Every goal that was not reached, in plain sight, whether or not it fails the run. */
function missedIn(name: string, report: object): string[] {
  return goalFiguresOf(name, report)
    .filter(({ isMet }) => !isMet)
    .map(({ name: figure, value, goal }) => `missed: ${figure} ${value}, goal ${goal}`)
}

/** A run that could not finish has a report too: the error that stopped it. */
async function outcomeOf(bench: Entry, given: BenchOptions): Promise<BenchOutcome> {
  try {
    return await (await bench()).run(given)
  } catch (error) {
    given.log(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const report = { error: error instanceof Error ? error.message : String(error) }
    return { report, isGood: false, isSound: false }
  }
}
