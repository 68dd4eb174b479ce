import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { isForeign, standingWings } from './source-files.ts'

/** What a reading of a house was made from: the name of every file, and what stands in those that say something of imports. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const inside = standingWings(root).map((wing) => `${wing}/**/*`)
  const files = globSync(['*.{json,cjs}', ...inside], { cwd: root, exclude: isForeign }).toSorted()
  for (const file of files) {
    hash.update(`${file}\n`)
    if (/\.(?:tsx?|m?js|cjs|json)$/.test(file)) hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Leaves a reading for whoever asks next; under another name first, so that nobody finds half of it. */
export function keepReading(root: string, print: string, house: ICruiseResult): void {
  const place = placeIn(root)
  mkdirSync(join(place, '..'), { recursive: true })
  writeFileSync(`${place}.${process.pid}`, JSON.stringify({ print, house }))
  renameSync(`${place}.${process.pid}`, place)
}

/** The reading that was left, if nothing it was made from has changed since. */
export function keptReading(root: string): ICruiseResult | undefined {
  try {
    const kept = JSON.parse(readFileSync(placeIn(root), 'utf8')) as { print: string; house: ICruiseResult }
    return kept.print === fingerprint(root) ? kept.house : undefined
  } catch {
    return undefined
  }
}

const placeIn = (root: string) => join(root, '.var/check/plan.json')
