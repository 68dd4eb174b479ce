import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourceFiles, existingTopFolders } from '../../check/source-files.ts'

/** The imports of each file within this repository, by paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function readImports(root: string): Imports {
  const files = sourceFiles(root, existingTopFolders(root))
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const found = importedNames(join(root, file)).flatMap((name) => resolved(file, name))
      return [file, found.filter((path) => known.has(path) || existsSync(join(root, path)))]
    }),
  )
}

function importedNames(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}

/** The subpath imports of package.json: `#domains/exam` is that domain's index on the same side. */
function resolved(from: string, name: string): string[] {
  if (name.startsWith('.')) return [normalize(join(dirname(from), name))]
  const [side = ''] = from.split('/')
  const [head = '', ...rest] = name.split('/')
  const path = rest.join('/')
  if (name.startsWith('@lyceum/contract/'))
    return [`contract/${name.slice('@lyceum/contract/'.length)}/index.ts`]
  if (head === '#domains') return [`${side}/domains/${path}/index.ts`]
  if (head === '#ui') return [`web/ui/${path}.tsx`]
  if (head.startsWith('#')) return [`${side}/${head.slice(1)}/${path}.ts`]
  return []
}
