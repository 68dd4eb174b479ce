import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changedSince } from './plan/changed-files.ts'
import { choose } from './plan/choose-items.ts'
import { idOf, type Item } from './plan/item.ts'
import { listItems } from './plan/list-items.ts'
import { readImports } from './plan/read-imports.ts'
import { readCosts, readTurn } from './cost-records.ts'
import { domainOf, touchedBy } from './plan/touched-items.ts'

// npm run ci:simulate                   in which of eight pushes each untouched domain is tested
// npm run ci:simulate -- --run leave    the same for one domain, running what each push would until something fails:
// inject a fault first
const { values } = parseArgs({
  options: {
    pushes: { type: 'string', default: '1,3,8,15,2,8,1,5' },
    run: { type: 'string' },
    budget: { type: 'string', default: '1200' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const items = listItems(root)
const { items: costs } = readCosts(root)
const tree = { items, imports: readImports(root), costs }
const sizes = values.pushes.split(',').map(Number)

/** The newest commits of the history, cut into pushes of these sizes, the oldest first. */
function pushesOf(): { from: string; to: string }[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const log = execFileSync('git', ['rev-list', '--first-parent', `-${all + 1}`, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const commits = log.trim().split('\n').toReversed()
  let at = 0
  return sizes.map((size) => {
    const push = { from: commits[at] ?? '', to: commits[at + size] ?? 'HEAD' }
    at += size
    return push
  })
}

const isOf = (domain: string) => (item: Item) =>
  item.kind === 'suite' ? item.name === domain : item.name.startsWith(`server/domains/${domain}/`)

/** What each push runs of a domain that none of them changes. */
function looksAt(domain: string): Item[][] {
  const changes = pushesOf().map(({ from, to }) =>
    changedSince(root, from, to).filter(({ path }) => domainOf(path) !== domain),
  )
  return changes.map((push, n) => {
    const { run } = choose({
      items,
      costs,
      touched: touchedBy(push, tree).ids,
      touchedInDay: touchedBy(changes.slice(0, n).flat(), tree).ids,
      turn: readTurn(root) + n,
      budget: Number(values.budget),
      slowness: 1,
    })
    return run.filter(isOf(domain))
  })
}

/** Whether the tests of these items fail now. */
function fails(some: readonly Item[]): boolean {
  const files = some.filter(({ kind }) => kind === 'test').map(({ name }) => name)
  const suites = some.filter(({ kind }) => kind === 'suite').map(({ name }) => name)
  const paths = [...files, ...(suites.length > 0 ? ['server/testing/suites/matrix.test.ts'] : [])]
  if (paths.length === 0) return false
  try {
    const env = { ...process.env, SUITE_DOMAINS: suites.join(',') }
    execFileSync('npx', ['vitest', 'run', ...paths], { cwd: root, env, stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}

if (values.run === undefined) {
  const domains = items.filter(({ kind }) => kind === 'suite').map(({ name }) => name)
  for (const domain of domains) {
    const looks = looksAt(domain)
    const all = items.filter(isOf(domain)).length
    const first = looks.findIndex((ran) => ran.length > 0) + 1
    const whole =
      looks.findIndex(
        (_, n) =>
          new Set(
            looks
              .slice(0, n + 1)
              .flat()
              .map(idOf),
          ).size === all,
      ) + 1
    console.log(
      `${domain.padEnd(12)} first looked at by push ${first}, all ${all} items by push ${whole || 'none of them'}`,
    )
    if (whole === 0) process.exitCode = 1
  }
} else {
  const found = looksAt(values.run).findIndex((ran, n) => {
    const isFound = fails(ran)
    console.log(
      `push ${n + 1} of ${sizes[n]} commits: ${ran.length} items of ${values.run}, ${isFound ? 'FAILED' : 'passed'}`,
    )
    return isFound
  })
  console.log(found < 0 ? 'the fault was not found' : `the fault was found by push ${found + 1}`)
  process.exitCode = found < 0 ? 1 : 0
}
