import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { page } from './page.ts'
import { type Ran, run } from './run.ts'
import { benches, faults } from './runs.ts'

// npm run numbers                           everything, about an hour on two cores; writes docs/numbers.md
// npm run numbers -- --only search,exam     some of it, to look at
const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: 'docs/numbers.md' } },
})
const wanted = values.only?.split(',')
const isWanted = (name: string) => wanted?.includes(name) ?? true
const told = (kind: string, names: readonly string[]) =>
  names.filter(isWanted).map((name) => [kind, name] as const)

const spec = await run('npm', ['run', '--silent', 'spec', '--', '--json'])
const suites = isWanted('suites') ? await run('npx', ['vitest', 'run', 'server/testing/suites']) : undefined
const attack = isWanted('payloads')
  ? await run('npm', ['run', '--silent', 'e2e', '--', 'e2e/attack'])
  : undefined

const [{ model } = { model: 'unknown' }] = cpus()
const machine = `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GiB, everything on one machine`
const date = new Date().toISOString().slice(0, 10)
const runs: Ran[] = []
for (const [kind, name] of [...told('bench', benches), ...told('faults', faults)]) {
  runs.push(await run('npm', ['run', '--silent', kind, '--', name, '--tier', 'ci', '--json']))
  // After each of them: a run that was broken off leaves what it has measured.
  writeFileSync(values.out, page({ date, machine, spec, suites, attack, runs }))
}
console.log(
  `${values.out}: ${runs.filter(({ isGood }) => isGood).length} of ${runs.length} runs reached their goals`,
)
