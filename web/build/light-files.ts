import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** The files that an index.ts re-exports by name: `{ localeOf: '/…/kit/locale.ts' }`. */
export function sourcesOfExports(indexFile: string): ReadonlyMap<string, string> {
  const { staticExports } = moduleOf(indexFile)
  const named = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest, isType }) =>
      exportName.name && moduleRequest && !isType ? [[exportName.name, moduleRequest.value] as const] : [],
    )
  return new Map(named.map(([name, request]) => [name, resolve(dirname(indexFile), request)]))
}

/** Whether a file and all its imports stay inside the contract: then no package, zod included, comes with it. */
export function isLight(file: string): boolean {
  const { staticImports, staticExports } = moduleOf(file)
  const requests = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType)),
    ...staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType)),
  ].flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []))
  return requests.every((request) => request.startsWith('.') && isLight(resolve(dirname(file), request)))
}

function moduleOf(file: string) {
  return parseSync(file, readFileSync(file, 'utf8')).module
}
