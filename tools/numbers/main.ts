import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Measured, page } from './page.ts'
import { publishedOf } from './published.ts'
import { withSummary } from './readme.ts'
import { run } from './run.ts'
import { benches, faults } from './runs.ts'

const published = 'docs/numbers.md'

// npm run numbers                            everything, about twenty minutes on two cores; writes docs/numbers.md and .json and the table in README
// npm run numbers -- --only search,exam      some of it, to try out
// npm run numbers -- --again [--only search] the last measurements, with some of them repeated
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: published },
    again: { type: 'boolean', default: false },
  },
})
const wanted = values.only?.split(',') ?? (values.again ? [] : undefined)
const isWanted = (name: string) => wanted?.includes(name) ?? true
const cacheFile = '.var/numbers/last.json'
const last =
  values.again && existsSync(cacheFile)
    ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Measured)
    : undefined

const spec = await run('npm', ['run', '--silent', 'spec', '--', '--json'])
const suites = isWanted('suites')
  ? await run('npx', ['vitest', 'run', 'server/testing/suites'])
  : last?.suites
const attack = isWanted('payloads')
  ? await run('npm', ['run', '--silent', 'e2e', '--', 'e2e/attack'])
  : last?.attack

const [{ model } = { model: 'unknown' }] = cpus()
const machine = `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GiB, everything on one machine`
const date = new Date().toISOString().slice(0, 10)
const callOf = (kind: string) => (name: string) => ({
  name,
  args: ['run', '--silent', kind, '--', name, '--tier', 'ci', '--json'],
})
const commands = [...benches.map(callOf('bench')), ...faults.map(callOf('faults'))]
const done = new Map(last?.runs.map((ran) => [ran.command, ran]))
const runs = () => commands.flatMap(({ args }) => done.get(`npm ${args.join(' ')}`) ?? [])
for (const { args } of commands.filter(({ name }) => isWanted(name))) {
  const ran = await run('npm', args)
  done.set(ran.command, ran)
  // Saved after each run, so that an interrupted one keeps its measurements.
  keep({ date, machine, spec, suites, attack, runs: runs() })
}
keep({ date, machine, spec, suites, attack, runs: runs() })
console.log(
  `${values.out}: ${runs().filter(({ isGood }) => isGood).length} of ${runs().length} runs reached their goals`,
)

function keep(measured: Measured): void {
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(measured))
  writeFileSync(values.out, page(measured))
  if (values.out === published)
    writeFileSync('README.md', withSummary(readFileSync('README.md', 'utf8'), page(measured)))
  writeFileSync(
    values.out.replace(/(\.md)?$/, '.json'),
    `${JSON.stringify(publishedOf(measured.runs), null, 2)}\n`,
  )
}
