import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cost, Costs } from './plan/item.ts'

/** The turn: a number that every push raises. */
export const turnFile = '.ci/turn'
/** What every item took when last measured, and its shard. */
const costsFile = '.ci/costs.json'

export function readTurn(root: string): number {
  return Number(readFileSync(join(root, turnFile), 'utf8'))
}

export function writeTurn(root: string, turn: number): void {
  writeFileSync(join(root, turnFile), `${turn}\n`)
}

export type CostRecord = {
  /** Milliseconds of the yardstick on the measured machine. */
  readonly yardstickMs: number
  readonly items: Costs
}

export function readCosts(root: string): CostRecord {
  const path = join(root, costsFile)
  if (!existsSync(path)) return { yardstickMs: 0, items: {} }
  return JSON.parse(readFileSync(path, 'utf8')) as CostRecord
}

/** One item a line, so that a changed item is a one-line diff. */
export function writeCosts(root: string, { yardstickMs, items }: CostRecord): void {
  const lines = Object.entries(items).map(([id, cost]) => `    ${JSON.stringify(id)}: ${lineOf(cost)}`)
  const text = `{\n  "yardstickMs": ${yardstickMs},\n  "items": {\n${lines.join(',\n')}\n  }\n}\n`
  writeFileSync(join(root, costsFile), text)
}

const lineOf = ({ seconds, shard, domains }: Cost) =>
  JSON.stringify({ seconds: Math.round(seconds * 10) / 10, shard, ...(domains ? { domains } : {}) })
