import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that hold the house's own code. */
const wings = ['contract', 'server', 'web', 'e2e', 'tools', 'bench', 'faults'] as const

/** The wings that stand already. */
export function standingWings(root: string): string[] {
  return wings.filter((wing) => existsSync(join(root, wing)))
}

/** The TypeScript files under some folders, as paths from the root, in order. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`)
  return globSync(patterns, { cwd: root, exclude: isForeign }).toSorted()
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Not ours to read: packages, build output, SQL, and the houses that are wrong on purpose. */
export function isForeign(path: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|\.var|migrations)(?:\/|$)|^tools\/check\/alarm(?:\/|$)/.test(path)
}
