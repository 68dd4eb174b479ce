import { parseArgs } from 'node:util'
import { newSeed } from '../faults/stage/random.ts'
import type { Bench } from './bench.ts'

/** A bench is a file of its name that exports `run`. */
const benches: Readonly<Record<string, () => Promise<{ readonly run: Bench }>>> = {
  batch: () => import('./batch.ts'),
  'login-storm': () => import('./login-storm.ts'),
}

const usage = `bench NAME [--json] [--seconds N] [--seed N]

  names    ${Object.keys(benches).join(' ')}
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
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
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  say(`bench ${name}, seed ${seed}`)
  const { report, isGood } = await (await bench()).run({ seconds: Number(values.seconds), seed, say })
  const whole = { bench: name, seed, isGood, ...report }
  process.stdout.write(`${values.json ? JSON.stringify(whole) : JSON.stringify(whole, null, 2)}\n`)
  return isGood ? 0 : 1
}
