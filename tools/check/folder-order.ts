import type { Finding } from './report.ts'
import { isTest } from './source-files.ts'

export type Import = { readonly from: string; readonly to: string }
type Rows = Readonly<Record<string, readonly (readonly string[])[]>>

/** A file inside a domain: the domain's path, and its first folder there; none for files in the domain's root. */
type Place = { readonly domain: string; readonly folder: string | undefined; readonly file: string }

const inDomain = /^((?:server|web)\/domains\/[^/]+)\/(?:([^/]+)\/)?/

function placeOf(file: string): Place | undefined {
  const [, domain, folder] = inDomain.exec(file) ?? []
  return domain === undefined ? undefined : { domain, folder, file }
}

/**
 * Imports that run backward between the folders of a domain. Where layers.json orders the folders (large domains of
 * the server), a folder imports lower rows only; everywhere else folders must not import each other in a circle.
 */
export function folderOrder(imports: readonly Import[], rows: Rows): Finding[] {
  const inside = imports.flatMap(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)]
    return a && b && a.domain === b.domain && !isTest(from) ? [{ a, b }] : []
  })
  const byDomain = Map.groupBy(inside, ({ a }) => a.domain)
  return [...byDomain].flatMap(([domain, arrows]) => {
    const order = domain.startsWith('server/') ? rows[domain.split('/')[2] ?? ''] : undefined
    return order ? againstOrder(order, arrows) : circles(domain, arrows)
  })
}

type Arrow = { readonly a: Place; readonly b: Place }

function againstOrder(order: readonly (readonly string[])[], arrows: readonly Arrow[]): Finding[] {
  const rowOf = (folder: string) => order.findIndex((row) => row.includes(folder))
  const importFolders = new Set(arrows.flatMap(({ a, b }) => (!a.folder && b.folder ? [a.file] : [])))
  return arrows.flatMap(({ a, b }) => {
    const where = `${a.file} → ${b.file}`
    if (a.folder !== undefined && rowOf(a.folder) < 0)
      return [{ where: a.file, what: `folder ${a.folder} has no row in layers.json` }]
    if (a.folder === undefined || a.folder === b.folder) return []
    if (b.folder === undefined)
      return importFolders.has(b.file)
        ? [{ where, what: 'a folder imports a root file that imports folders' }]
        : []
    return rowOf(b.folder) < rowOf(a.folder)
      ? []
      : [{ where, what: `${a.folder} may import only folders of lower rows (layers.json)` }]
  })
}

/** Folders that reach themselves again through others. */
function circles(domain: string, arrows: readonly Arrow[]): Finding[] {
  const next = new Map<string, Set<string>>()
  for (const { a, b } of arrows)
    if (a.folder !== undefined && b.folder !== undefined && a.folder !== b.folder)
      next.set(a.folder, (next.get(a.folder) ?? new Set()).add(b.folder))
  return [...next.keys()]
    .filter((folder) => reaches(next, folder, folder))
    .map((folder) => ({
      where: `${domain}/${folder}`,
      what: 'folders of a domain import each other in a circle',
    }))
}

function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, from: string, target: string): boolean {
  const seen = new Set<string>()
  const open = [...(next.get(from) ?? [])]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === target) return true
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...(next.get(at) ?? []))
  }
  return false
}
