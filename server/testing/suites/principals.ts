import type { Access } from '@lyceum/contract/kit'
import type { Room } from '#platform/room'
import { homeRole } from '../../domains/identity/rules.ts'
import { describedAs, hostOf, people, type PersonName, personNames, tokenOf } from '../people.ts'

/** Someone who calls: where, with which cookie, and what the declarations of the rooms let him do. */
export type Principal = {
  readonly name: string
  readonly site: 'alpha' | 'beta'
  readonly token: string | undefined
  /** Whose things count as own; for callers without a living session nothing does. */
  readonly person: PersonName | undefined
  readonly permissions: ReadonlySet<string>
  /** Whether they hold in one unit and not in the whole site. */
  readonly isScoped: boolean
  /** What he could do in another of his roles, and cannot now. */
  readonly elsewhere: ReadonlySet<string>
}

/** Tokens of sessions that are no longer, or never were, in force. */
export const deadTokens = {
  unknown: 'A'.repeat(43),
  expired: 'B'.repeat(43),
  ended: 'C'.repeat(43),
} as const

/** An administrator who has switched to the learner's side: holds the rights, and may not use them there. */
export const learnerToken = 'D'.repeat(43)

export function principalsOf(rooms: readonly Room[]): Principal[] {
  const none = new Set<string>()
  const dead = Object.entries(deadTokens).map(([name, token]) => ({ name: `${name} session`, token }))
  const outside = [
    { name: 'anonymous', token: undefined },
    ...dead,
    // A cookie of the other site, carried over to this one.
    { name: 'strayed session', token: tokenOf('foreignAdmin') },
  ]
  return [
    ...outside.map((one) => ({
      ...one,
      site: 'alpha' as const,
      person: undefined,
      permissions: none,
      isScoped: false,
      elsewhere: none,
    })),
    ...personNames.map((person) => ({
      name: person,
      site: people[person].site,
      token: tokenOf(person),
      person,
      permissions: heldOn(people[person].site, held(rooms, homeRole(people[person].roles)), rooms),
      isScoped: describedAs(person).scope !== undefined,
      elsewhere: none,
    })),
    {
      name: 'admin as a learner',
      site: people.admin.site,
      token: learnerToken,
      person: 'admin',
      permissions: held(rooms, 'NLRN'),
      isScoped: false,
      elsewhere: held(rooms, homeRole(people.admin.roles)),
    },
  ]
}

export const addressOf = ({ site }: Principal) => hostOf(site)

/** Site alpha is the platform; what belongs to it alone is held on no other. */
function heldOn(
  site: 'alpha' | 'beta',
  permissions: ReadonlySet<string>,
  rooms: readonly Room[],
): ReadonlySet<string> {
  const reserved = new Set(rooms.flatMap(({ platformOnly = [] }) => platformOnly))
  return site === 'alpha' ? permissions : new Set([...permissions].filter((one) => !reserved.has(one)))
}

/** Read from the declarations, not from the code that enforces them. */
function held(rooms: readonly Room[], role: string): ReadonlySet<string> {
  const all = rooms.flatMap(({ permissions = {} }) => Object.entries(permissions))
  return new Set(all.filter(([, roles]) => roles.includes(role)).map(([permission]) => permission))
}

export function mayCall({ access }: { readonly access: Access }, principal: Principal): boolean {
  if (access === 'public') return true
  if (principal.person === undefined) return false
  return access === 'user' || wantedBy(access).some((permission) => principal.permissions.has(permission))
}

/** The permissions of which one is enough; a copy of the contract's reading on purpose, not an import. */
export function wantedBy(access: Access): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.permission]
}
