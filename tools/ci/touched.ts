import { dirname } from 'node:path'
import { type Costs, idOf, type Item, secondsOf } from './item.ts'
import type { Imports } from './read-imports.ts'

export type Change = {
  readonly path: string
  /** What a migration says: its domains are those whose tables it names. */
  readonly text?: string
}

export type Tree = { readonly items: readonly Item[]; readonly imports: Imports; readonly costs: Costs }

/** A file on which more than this share of the work depends says nothing about where to look: the rotation finds its faults. */
const commonShare = 0.25

export type Touched = {
  /** Ids of the items that the change can break. */
  readonly ids: ReadonlySet<string>
  /** Changed files that too much depends on: only what lies beside them was chosen. */
  readonly common: readonly string[]
}

/** The items that depend on something that was changed, by imports, by contract and by the calls that journeys made. */
export function touchedBy(changes: readonly Change[], tree: Tree): Touched {
  const ids = new Set<string>()
  const common = new Set<string>()
  const reach = reachIn(tree)
  const groups = Map.groupBy(tree.items, ({ kind }) => weighedAs[kind])
  for (const change of changes) {
    for (const group of groups.values()) {
      const beside = group.filter((item) => isBeside(item, change))
      const dependent = group.filter((item) => dependsOn(item, change, { reach, tree }))
      const isCommon = workOf(dependent, tree.costs) > workOf(group, tree.costs) * commonShare
      if (isCommon) common.add(change.path)
      for (const item of isCommon ? beside : [...beside, ...dependent]) ids.add(idOf(item))
    }
  }
  return { ids, common: [...common] }
}

/** Kinds are weighed apart: half of the tests are still few beside all journeys and benches. */
const weighedAs = { test: 'test', suite: 'test', browser: 'browser', bench: 'load', fault: 'load' } as const

const known = new WeakMap<Tree, ReadonlyMap<string, ReadonlySet<string>>>()

/** What every item reaches, read once for each tree. */
function reachIn(tree: Tree): ReadonlyMap<string, ReadonlySet<string>> {
  const reach = known.get(tree) ?? new Map(tree.items.map((item) => [idOf(item), reachOf(item, tree)]))
  known.set(tree, reach)
  return reach
}

const workOf = (items: readonly Item[], costs: Costs) =>
  items.reduce((sum, item) => sum + secondsOf(item, costs), 0)

type Known = { readonly reach: ReadonlyMap<string, ReadonlySet<string>>; readonly tree: Tree }

function dependsOn(item: Item, { path }: Change, { reach, tree }: Known): boolean {
  if (reach.get(idOf(item))?.has(path)) return true
  const domain = domainOf(path)
  return item.kind === 'browser' && domain !== undefined && isCalled(item, domain, tree.costs)
}

const isCalled = (item: Item, domain: string, costs: Costs) =>
  costs[idOf(item)]?.domains?.includes(domain) ?? false

/** Tests of the same domain or folder, and the suites of the domain: whatever depends on a file, these ask for it first. */
function isBeside({ kind, name }: Item, change: Change): boolean {
  if (name === change.path) return true
  const domains = domainsOf(change)
  if (kind === 'suite') return domains.includes(name) && sideOf(change.path) === 'server'
  if (kind === 'bench' || kind === 'fault') return false
  const own = domainOf(name)
  if (own !== undefined && domains.includes(own) && sideOf(name) === sideOf(change.path)) return true
  return dirname(name) === dirname(change.path)
}

/** Migrations belong to the server as its domains do. */
const sideOf = (path: string) => (path.startsWith('contract/') ? 'server' : path.split('/')[0])

export function domainOf(path: string): string | undefined {
  return /^(?:(?:server|web)\/domains|contract|e2e)\/([\w-]+)\//.exec(path)?.[1]
}

function domainsOf({ path, text = '' }: Change): string[] {
  const own = domainOf(path)
  const tables = [...text.matchAll(/\b([a-z]+)\.[a-z_]+/g)].map(([, schema = '']) => schema)
  return [...(own === undefined ? [] : [own]), ...(path.endsWith('.sql') ? tables : [])]
}

/** Files that hold everything together: through them every test would depend on everything. */
const isWhole = (path: string) => /^server\/(?:app|testing)\//.test(path)

function reachOf(item: Item, { imports }: Tree): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = startOf(item, imports)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const isEnd = isWhole(path) && path !== item.name
    if (!isEnd && staysInside(item, path)) waiting.push(...(imports.get(path) ?? []))
  }
  return found
}

/** Benches and fault runs drive the whole product: they are chosen when they themselves change, and by turns. */
const staysInside = ({ kind }: Item, path: string) =>
  kind === 'bench' || kind === 'fault' ? /^(?:bench|faults)\//.test(path) : true

function startOf({ kind, name }: Item, imports: Imports): string[] {
  if (kind === 'bench') return [`bench/${name}.ts`]
  if (kind === 'fault') return [`faults/${name}.ts`]
  if (kind === 'suite') return [`server/domains/${name}/index.ts`, `contract/${name}/index.ts`]
  if (!name.startsWith('server/')) return [name]
  // A test of the server reaches by its calls what the domains of those calls do.
  const called = (imports.get(name) ?? []).flatMap((path) => /^contract\/([\w-]+)\//.exec(path)?.[1] ?? [])
  const own = domainOf(name)
  return [name, ...[...called, ...(own ? [own] : [])].map((domain) => `server/domains/${domain}/index.ts`)]
}
