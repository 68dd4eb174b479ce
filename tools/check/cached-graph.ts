import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { isForeign, existingTopFolders } from './source-files.ts'

/** A fingerprint of the repository: the names of all files, and the contents of those that affect imports. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const inside = existingTopFolders(root).map((folder) => `${folder}/**/*`)
  const files = globSync(['*.{json,cjs}', ...inside], { cwd: root, exclude: isForeign }).toSorted()
  for (const file of files) {
    hash.update(`${file}\n`)
    if (/\.(?:tsx?|m?js|cjs|json)$/.test(file)) hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Caches a dependency graph; writes to a temporary name first, so that nobody reads half a file. */
export function keepReading(root: string, print: string, graph: ICruiseResult): void {
  const place = placeIn(root)
  mkdirSync(join(place, '..'), { recursive: true })
  writeFileSync(`${place}.${process.pid}`, JSON.stringify({ print, graph }))
  renameSync(`${place}.${process.pid}`, place)
}

/** The cached graph, if nothing it was made from has changed. */
export function readCachedGraph(root: string): ICruiseResult | undefined {
  try {
    const cached = JSON.parse(readFileSync(placeIn(root), 'utf8')) as { print: string; graph: ICruiseResult }
    return cached.print === fingerprint(root) ? cached.graph : undefined
  } catch {
    return undefined
  }
}

const placeIn = (root: string) => join(root, '.var/check/plan.json')
