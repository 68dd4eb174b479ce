import { permissionsOf } from '@lyceum/contract/kit'
import type { Room } from '#platform/room'

/** A house with an undeclared or doubled call does not start (INV-R01). */
export function refuseIncomplete(rooms: readonly Room[]): void {
  const known = new Set(rooms.flatMap(({ permissions = {} }) => Object.keys(permissions)))
  refuseDoubledTargets(rooms)
  const seen = new Set<string>()
  for (const { endpoint } of rooms.flatMap(({ routes }) => routes)) {
    const { method, path, access } = endpoint
    const call = `${method} ${path.replace(/:\w+/g, ':')}`
    if (seen.has(call)) throw new Error(`${method} ${path} is answered twice.`)
    seen.add(call)
    const stray = permissionsOf(access).find((permission) => !known.has(permission))
    if (stray !== undefined) throw new Error(`${method} ${path} asks for ${stray}, which no room declares.`)
  }
}

/** Two rooms that both own courses would not agree on who sees one. */
function refuseDoubledTargets(rooms: readonly Room[]): void {
  const kinds = rooms.flatMap(({ targets = {} }) => Object.keys(targets))
  const doubled = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (doubled !== undefined) throw new Error(`Two rooms declare the target ${doubled}.`)
}
