import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Item, Kind } from './item.ts'

const suitesFolder = 'server/testing/suites/'

/** Suites that test every call of a domain: one item for each domain, not one for each file. */
const isSuite = (file: string) =>
  file.startsWith(suitesFolder) && suiteFiles.has(file.slice(suitesFolder.length))

const suiteFiles = new Set(
  [
    'fuzz',
    'matrix',
    'leaks',
    'guards',
    'query-counts/query-counts',
    'extra-fields',
    'mixed-ids',
    'reach',
  ].map((name) => `${name}.test.ts`),
)

/** The suite files for the chosen domains, the longest first. */
export const suitePaths = [...suiteFiles].map((name) => suitesFolder + name)

/** Everything that a full run runs, in a fixed order. */
export function listItems(root: string): Item[] {
  const files = globSync('{server,contract,web,tools,bench,faults,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) =>
      /(?:^|\/)(?:node_modules|dist|\.var)(?:\/|$)|^tools\/check\/violations(?:\/|$)/.test(path),
  }).toSorted()
  const journeys = files.filter((file) => file.startsWith('e2e/'))
  const tests = files.filter((file) => !file.startsWith('e2e/') && !isSuite(file))
  return [
    ...named('test', tests),
    ...named('suite', readdirSync(join(root, 'server/domains'))),
    ...named('browser', journeys),
    ...named('bench', namesIn(root, 'bench')),
    ...named('fault', namesIn(root, 'faults')),
  ]
}

const named = (kind: Kind, names: readonly string[]): Item[] => names.map((name) => ({ kind, name }))

/** Benches and fault runs are listed in the main file of their folder, as `name: () => import('./name.ts')`. */
function namesIn(root: string, folder: string): string[] {
  const text = readFileSync(join(root, folder, 'main.ts'), 'utf8')
  return [...text.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(([, name = '']) => name)
}
