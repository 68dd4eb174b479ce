import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Coverage, coverageOf, unknownIds } from './coverage.ts'
import { readInventory } from './inventory.ts'
import { servedCalls, servedRoutes } from './served-routes.ts'
import { namedIds } from './test-titles.ts'

const root = resolve(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, missing: { type: 'boolean', default: false } },
})

const promised = readInventory(root)
const namings = namedIds(root)
const coverage = coverageOf(promised, {
  routes: await servedRoutes(root),
  calls: await servedCalls(root),
  named: new Set(namings.map(({ id }) => id)),
})

console.log(options.json ? asJson(coverage) : asTable(coverage))

for (const { id, where } of unknownIds(promised, namings)) {
  console.error(`${where}  names ${id}, which docs/spec does not know`)
  process.exitCode = 1
}

function asTable(shares: Coverage): string {
  const row = (name: string, served: string, total: string) =>
    `${name.padEnd(10)}${served.padStart(8)}${total.padStart(8)}`
  const lines = Object.entries(shares).map(([name, { served, total }]) => row(name, `${served}`, `${total}`))
  const missing = Object.entries(shares).flatMap(([name, share]) => ['', `${name} missing`, ...share.missing])
  return [row('', 'served', 'total'), ...lines, ...(options.missing ? missing : [])].join('\n')
}

function asJson(shares: Coverage): string {
  return JSON.stringify(
    shares,
    (key, value: unknown) => (key === 'missing' && !options.missing ? undefined : value),
    2,
  )
}
