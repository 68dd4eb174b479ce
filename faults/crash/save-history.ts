import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { varFolder } from '../../tools/services/settings.ts'
import type { Operation } from './history.ts'

/** Saves the history of a failed run, one operation a line; returns the path. */
export function saveHistory(history: readonly Operation[], seed: number): string {
  const folder = join(varFolder, 'faults')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `crash-${seed}.jsonl`)
  writeFileSync(file, history.map((operation) => `${JSON.stringify(operation)}\n`).join(''))
  return file
}
