import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calledDomains } from './plan/called-domains.ts'
import type { FileTimes } from './file-times.ts'
import { type Cost, type Costs, idOf, type Item, unplaced } from './plan/item.ts'
import { suitePaths } from './plan/list-items.ts'
import type { TierTimes } from './run-tier.ts'

type SuiteCost = { readonly domain: string; readonly seconds: number }
type JourneyCalls = { readonly file: string; readonly requests: readonly string[] }

/** The records of a file with one JSON record a line; empty where no run has left one. */
export function readLines<T>(folder: string, name: string): T[] {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
}

export const readFileTimes = (folder: string): FileTimes[] =>
  ['tests.jsonl', 'browser.jsonl'].flatMap((name) => readLines<FileTimes>(folder, name))

/** What each item took in the run that left its records in this folder. */
export async function measuredCosts(
  root: string,
  folder: string,
  tiers: readonly TierTimes[],
): Promise<Map<string, Partial<Cost>>> {
  const found = new Map<string, Partial<Cost>>()
  const domainsOf = await calledDomains(root)
  const noted = [
    ...fileCosts(folder),
    ...suiteCosts(folder),
    ...journeyDomains(folder, domainsOf),
    ...tiers.flatMap(runCost),
  ]
  for (const [item, cost] of noted) found.set(idOf(item), { ...found.get(idOf(item)), ...cost })
  return found
}

type Noted = readonly [Item, Partial<Cost>]

const fileCosts = (folder: string): Noted[] =>
  readFileTimes(folder)
    .filter(({ file }) => !suitePaths.includes(file))
    .map(({ file, seconds }) => [
      { kind: file.startsWith('e2e/') ? 'browser' : 'test', name: file },
      { seconds },
    ])

function suiteCosts(folder: string): Noted[] {
  const byDomain = Map.groupBy(readLines<SuiteCost>(folder, 'suites.jsonl'), ({ domain }) => domain)
  return [...byDomain]
    .filter(([name]) => name !== '')
    .map(([name, all]) => [
      { kind: 'suite', name },
      { seconds: all.reduce((sum, record) => sum + record.seconds, 0) },
    ])
}

function journeyDomains(folder: string, domainsOf: (requests: readonly string[]) => string[]): Noted[] {
  const byFile = Map.groupBy(readLines<JourneyCalls>(folder, 'calls.jsonl'), ({ file }) => file)
  return [...byFile].map(([file, all]) => [
    { kind: 'browser', name: file },
    { domains: domainsOf(all.flatMap(({ requests }) => requests)) },
  ])
}

function runCost({ name, seconds }: TierTimes): Noted[] {
  const [, kind, of = ''] = /^(bench|faults) (.+)$/.exec(name) ?? []
  return kind ? [[{ kind: kind === 'bench' ? 'bench' : 'fault', name: of }, { seconds }]] : []
}

/** The known costs updated with the new measurements; shards stay. */
export function withMeasured(known: Costs, measured: ReadonlyMap<string, Partial<Cost>>): Costs {
  const costs: Record<string, Cost> = { ...known }
  const none: Cost = { seconds: 0, shard: unplaced }
  for (const [id, cost] of measured) costs[id] = { ...none, ...known[id], ...cost }
  return costs
}
