import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Choice } from './plan/choose-items.ts'
import { readFileTimes, readLines } from './measured-costs.ts'
import { planRun } from './plan/plan-run.ts'
import { cpuSecondsOf } from './process-cpu.ts'
import { readTurn } from './cost-records.ts'
import { runTier, type Tier, type TierTimes } from './run-tier.ts'
import { startTestCluster } from './test-cluster.ts'
import { benchTiers, browserTier, faultTiers, testTier } from './tiers.ts'
import { slowestOf, type Times, formatTimes } from './format-times.ts'

// node tools/ci/main.ts          what a push must pass, within the budget
// node tools/ci/main.ts --full   everything
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    /** Seconds for tests, browser tests, benches and fault runs together. */
    budget: { type: 'string', default: process.env['CI_BUDGET'] ?? '1200' },
    /** Seconds that had passed before this program began. */
    passed: { type: 'string', default: '0' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.var/ci')
const tiers: TierTimes[] = []
let postgresCpuSeconds = 0
const script = (name: string): Tier => ({ name, command: ['npm', 'run', '--silent', name] })

process.exitCode = await main()

async function main(): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (Number(values.passed) > 0)
    tiers.push({ name: 'install', isGood: true, seconds: Number(values.passed), cpuSeconds: 0 })
  // If one of these fails, everything after it would fail too.
  if (!(await sideBySide(['services', 'check', 'build'].map(script)))) return finish()
  const choice = await planRun({ root, isFull: values.full, budget: Number(values.budget) })
  await proveBehaviour(choice)
  const faults = faultTiers(choice)
  await sideBySide(
    faults.filter(({ isAlone }) => !isAlone),
    2,
  )
  await sideBySide([...faults.filter(({ isAlone }) => isAlone), ...benchTiers(choice)], 1)
  tiers.push(await runTier(script('spec')))
  return finish()
}

async function proveBehaviour(choice: Choice): Promise<void> {
  const cluster = await startTestCluster()
  const surroundings = { root, folder, databaseServer: cluster.url }
  try {
    for (const tier of [...testTier(choice, surroundings), ...browserTier(choice, surroundings)])
      tiers.push(await runTier(tier))
    postgresCpuSeconds = cpuSecondsOf(cluster.pid)
  } finally {
    await cluster.stop()
  }
}

/** On two cores: work that waits for disk or network runs beside work that computes. */
async function sideBySide(all: readonly Tier[], workers = all.length): Promise<boolean> {
  const waiting = [...all]
  const done: TierTimes[] = []
  const runWorker = async () => {
    for (let tier = waiting.shift(); tier; tier = waiting.shift()) done.push(await runTier(tier, true))
  }
  await Promise.all(Array.from({ length: workers }, runWorker))
  tiers.push(...done)
  return done.every(({ isGood }) => isGood)
}

/** Prints and saves where the time went, then the counts of all tests. */
function finish(): number {
  const files = readFileTimes(folder)
  const count = (of: 'passed' | 'failed' | 'skipped') => files.reduce((sum, file) => sum + file[of], 0)
  const times: Times = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    turn: readTurn(root),
    isFull: values.full,
    seconds: Number(values.passed) + performance.now() / 1000,
    tiers,
    postgresCpuSeconds,
    testApps: countTestApps(),
    slowest: slowestOf(files),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  }
  writeFileSync(join(folder, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
  const last = join(root, '.ci/times.json')
  const before = existsSync(last) ? (JSON.parse(readFileSync(last, 'utf8')) as Times) : undefined
  for (const line of formatTimes(times, before)) console.log(line)
  // Printed last, so that the end of a long log shows what failed.
  for (const { file, failures } of files)
    for (const failure of failures) console.log(`failed: ${file} › ${failure}`)
  for (const { name, lastLines } of tiers) if (lastLines) console.log(`failed: ${name}: ${lastLines}`)
  console.log(`${times.passed} passed, ${times.failed} failed, ${times.skipped} skipped`)
  const failed = tiers.filter(({ isGood }) => !isGood).map(({ name }) => name)
  const status = failed.length === 0 ? 'all passed' : `FAILED: ${failed.join(', ')}`
  console.log(`── ${status}, ${Math.round(times.seconds)} s in all`)
  return failed.length === 0 && times.failed === 0 ? 0 : 1
}

/** Sums the counts of all test processes. */
function countTestApps(): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const line of readLines<Record<string, number>>(folder, 'houses.jsonl'))
    for (const [name, value] of Object.entries(line)) sums[name] = (sums[name] ?? 0) + value
  return sums
}
