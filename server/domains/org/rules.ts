import type { AudienceMember } from '@lyceum/contract/org'

/** How far a permission reaches: the whole site, or some units with all below them. */
export type Reach =
  | { readonly kind: 'site' }
  | { readonly kind: 'units'; readonly unitIds: readonly string[] }

/** Whether a unit, given by its path from the root, is within reach. */
export function reaches(reach: Reach, path: readonly string[]): boolean {
  return reach.kind === 'site' || path.some((unitId) => reach.unitIds.includes(unitId))
}

/** The keys of an audience; a person matches with one key in common. An empty audience means everyone. */
export const audienceKeys = (audience: readonly AudienceMember[]): string[] =>
  audience.length === 0 ? ['all'] : audience.map(({ kind, id }) => `${kind}:${id}`)

export const idsIn = (keys: readonly string[], kind: AudienceMember['kind']): string[] =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []))

const kinds = ['unit', 'position', 'person'] as const

/** The members for the keys of an audience; `all` names nobody in particular. */
export const audienceOf = (keys: readonly string[]): AudienceMember[] =>
  kinds.flatMap((kind) => idsIn(keys, kind).map((id) => ({ kind, id })))
