import { parseArgs } from 'node:util'
import { newSeed } from './env/random.ts'
import type { FaultOptions, FaultOutcome, Suite } from './suite.ts'

type Entry = () => Promise<{ readonly run: Suite }>

const suites: Readonly<Record<string, Entry>> = {
  deploy: () => import('./deploy.ts'),
  crash: () => import('./crash.ts'),
  redis: () => import('./redis.ts'),
  exam: () => import('./exam.ts'),
  points: () => import('./points.ts'),
  clock: () => import('./clock.ts'),
  worker: () => import('./worker.ts'),
  silence: () => import('./silence.ts'),
  disk: () => import('./disk.ts'),
}

const usage = `faults NAME [--tier ci|full] [--json] [--seed N] [--control] [--restarts N] [--requests N]

  names    ${Object.keys(suites).join(' ')}
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tier: { type: 'string', default: 'full' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(newSeed()) },
    control: { type: 'boolean', default: false },
    restarts: { type: 'string' },
    requests: { type: 'string' },
  },
})

process.exit(await main(positionals[0] ?? ''))

async function main(name: string): Promise<number> {
  const suite = suites[name]
  if (!suite) {
    process.stderr.write(usage)
    return 2
  }
  const seed = Number(values.seed)
  const print = (line: string) => void process.stderr.write(`${line}\n`)
  print(`faults ${name}, seed ${seed}`)
  const { report, isGood } = await outcomeOf(suite, { ...options(), seed, print })
  const whole = { faults: name, seed, ...report, isGood }
  print(`faults ${name}, seed ${seed}`)
  process.stdout.write(`${values.json ? JSON.stringify(whole) : JSON.stringify(whole, null, 2)}\n`)
  return isGood ? 0 : 1
}

/** A run that could not finish still has a report: the error that stopped it. */
async function outcomeOf(suite: Entry, given: FaultOptions): Promise<FaultOutcome> {
  try {
    return await (await suite()).run(given)
  } catch (error) {
    given.print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { report: { error: error instanceof Error ? error.message : String(error) }, isGood: false }
  }
}

function options() {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return {
    tier: values.tier === 'ci' ? ('ci' as const) : ('full' as const),
    isControlOnly: values.control,
    restarts: number(values.restarts),
    requests: number(values.requests),
  }
}
