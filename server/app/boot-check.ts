import { permissionsOf } from '@lyceum/contract/kit'
import type { Domain } from '#platform/domain'

/** The application does not start with an undeclared permission or a duplicate call (INV-R01). */
export function requireComplete(domains: readonly Domain[]): void {
  const known = new Set(domains.flatMap(({ permissions = {} }) => Object.keys(permissions)))
  rejectDuplicateTargets(domains)
  const seen = new Set<string>()
  for (const { endpoint } of domains.flatMap(({ routes }) => routes)) {
    const { method, path, access } = endpoint
    const call = `${method} ${path.replace(/:\w+/g, ':')}`
    if (seen.has(call)) throw new Error(`${method} ${path} is answered twice.`)
    seen.add(call)
    const stray = permissionsOf(access).find((permission) => !known.has(permission))
    if (stray !== undefined) throw new Error(`${method} ${path} asks for ${stray}, which no domain declares.`)
  }
}

/** Two owners of one kind of target would not agree on who sees it. */
function rejectDuplicateTargets(domains: readonly Domain[]): void {
  const kinds = domains.flatMap(({ targets = {} }) => Object.keys(targets))
  const doubled = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (doubled !== undefined) throw new Error(`Two domains declare the target ${doubled}.`)
}
