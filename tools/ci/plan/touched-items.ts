import { dirname } from 'node:path'
import { ownerOf } from '../../check/domain-plan.ts'
import { type Costs, idOf, type Item, secondsOf } from './item.ts'
import type { Imports } from './read-imports.ts'

export type Change = {
  readonly path: string
  /** The text of a migration: its domains are those whose tables it names. */
  readonly text?: string
}

export type Tree = { readonly items: readonly Item[]; readonly imports: Imports; readonly costs: Costs }

/** A file on which more than this share of the work depends does not help to choose: the rotation covers it. */
const commonShare = 0.25

export type Touched = {
  /** Ids of the items that the change can break. */
  readonly ids: ReadonlySet<string>
  /** Changed files that too much depends on: only what is beside them was chosen. */
  readonly common: readonly string[]
}

/** The items that depend on a change through imports, the contract or the calls that browser tests made. */
export function touchedBy(changes: readonly Change[], tree: Tree): Touched {
  const ids = new Set<string>()
  const common = new Set<string>()
  const reach = reachIn(tree)
  const groups = Map.groupBy(tree.items, ({ kind }) => groupOf[kind])
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

/** Kinds are counted separately: half of the unit tests are few compared with all browser tests and benches. */
const groupOf = { test: 'test', suite: 'test', browser: 'browser', bench: 'load', fault: 'load' } as const

const known = new WeakMap<Tree, ReadonlyMap<string, ReadonlySet<string>>>()

/** What every item reaches, computed once for each tree. */
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

/** Tests of the same domain or folder, and the domain's suites. */
function isBeside({ kind, name }: Item, change: Change): boolean {
  if (name === change.path) return true
  const domains = domainsOf(change)
  if (kind === 'suite') return domains.includes(name) && sideOf(change.path) === 'server'
  if (kind === 'bench' || kind === 'fault') return false
  const own = domainOf(name)
  if (own !== undefined && domains.includes(own) && sideOf(name) === sideOf(change.path)) return true
  return dirname(name) === dirname(change.path)
}

/** Contract and migrations belong to the server side. */
const sideOf = (path: string) => (path.startsWith('contract/') ? 'server' : path.split('/')[0])

export function domainOf(path: string): string | undefined {
  return /^(?:(?:server|web)\/domains|contract|e2e)\/([\w-]+)\//.exec(path)?.[1]
}

function domainsOf({ path, text = '' }: Change): string[] {
  const own = domainOf(path)
  const tables = [...text.matchAll(/\b[a-z_]+\.[a-z_]+/g)].map(([table]) => ownerOf(table))
  return [...(own === undefined ? [] : [own]), ...(path.endsWith('.sql') ? tables : [])]
}

/** Files that connect everything: through them every test would depend on everything. */
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

/** Benches and fault runs exercise the whole product: they run when they themselves change, and in turn. */
const staysInside = ({ kind }: Item, path: string) =>
  kind === 'bench' || kind === 'fault' ? /^(?:bench|faults)\//.test(path) : true

function startOf({ kind, name }: Item, imports: Imports): string[] {
  if (kind === 'bench') return [`bench/${name}.ts`]
  if (kind === 'fault') return [`faults/${name}.ts`]
  if (kind === 'suite') return [`server/domains/${name}/index.ts`, `contract/${name}/index.ts`]
  if (!name.startsWith('server/')) return [name]
  // A server test reaches the domains of its calls.
  const called = (imports.get(name) ?? []).flatMap((path) => /^contract\/([\w-]+)\//.exec(path)?.[1] ?? [])
  const own = domainOf(name)
  return [name, ...[...called, ...(own ? [own] : [])].map((domain) => `server/domains/${domain}/index.ts`)]
}
