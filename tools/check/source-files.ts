import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The top-level folders with the repository's own code. */
const topFolders = ['contract', 'server', 'web', 'e2e', 'tools', 'bench', 'faults'] as const

/** The top-level folders that exist. */
export function existingTopFolders(root: string): string[] {
  return topFolders.filter((folder) => existsSync(join(root, folder)))
}

/** The TypeScript files under some folders, as sorted paths from the root. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`)
  return globSync(patterns, { cwd: root, exclude: isForeign }).toSorted()
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Files that are not checked: packages, build output, SQL, and fixtures that are wrong on purpose. */
export function isForeign(path: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|\.var|migrations)(?:\/|$)|^tools\/check\/violations(?:\/|$)/.test(path)
}
