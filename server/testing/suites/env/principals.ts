import type { Access } from '@lyceum/contract/kit'
import type { Domain } from '#platform/domain'
import { homeRole } from '../../../domains/identity/rules.ts'
import { describedAs, hostOf, people, type PersonName, personNames, tokenOf } from '../../people.ts'

/** A caller: on which site, with which cookie, and which permissions by the declarations of the domains. */
export type Principal = {
  readonly name: string
  readonly site: 'alpha' | 'beta'
  readonly token: string | undefined
  /** Whose things count as own; nobody's for callers without a valid session. */
  readonly person: PersonName | undefined
  readonly permissions: ReadonlySet<string>
  /** Whether the permissions are limited to one unit. */
  readonly isScoped: boolean
  /** Permissions in other roles that are not active now. */
  readonly elsewhere: ReadonlySet<string>
}

/** Tokens of sessions that are no longer valid, or never were. */
export const deadTokens = {
  unknown: 'A'.repeat(43),
  expired: 'B'.repeat(43),
  ended: 'C'.repeat(43),
} as const

/** An administrator in the learner role: has the permissions, and may not use them there. */
export const learnerToken = 'D'.repeat(43)

export function principalsOf(domains: readonly Domain[]): Principal[] {
  const none = new Set<string>()
  const dead = Object.entries(deadTokens).map(([name, token]) => ({ name: `${name} session`, token }))
  const outside = [
    { name: 'anonymous', token: undefined },
    ...dead,
    // A cookie of the other site, sent to this one.
    { name: 'strayed session', token: tokenOf('foreignAdmin') },
  ]
  return [
    ...outside.map((item) => ({
      ...item,
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
      permissions: permissionsOnSite(
        people[person].site,
        permissionsOfRole(domains, homeRole(people[person].roles)),
        domains,
      ),
      isScoped: describedAs(person).scope !== undefined,
      elsewhere: none,
    })),
    {
      name: 'admin as a learner',
      site: people.admin.site,
      token: learnerToken,
      person: 'admin',
      permissions: permissionsOfRole(domains, 'NLRN'),
      isScoped: false,
      elsewhere: permissionsOfRole(domains, homeRole(people.admin.roles)),
    },
  ]
}

export const addressOf = ({ site }: Principal) => hostOf(site)

/** Site alpha is the platform; its reserved permissions are valid on no other site. */
function permissionsOnSite(
  site: 'alpha' | 'beta',
  permissions: ReadonlySet<string>,
  domains: readonly Domain[],
): ReadonlySet<string> {
  const reserved = new Set(domains.flatMap(({ platformOnly = [] }) => platformOnly))
  return site === 'alpha' ? permissions : new Set([...permissions].filter((item) => !reserved.has(item)))
}

/** Read from the declarations, not from the code that enforces them. */
function permissionsOfRole(domains: readonly Domain[], role: string): ReadonlySet<string> {
  const all = domains.flatMap(({ permissions = {} }) => Object.entries(permissions))
  return new Set(all.filter(([, roles]) => roles.includes(role)).map(([permission]) => permission))
}

export function mayCall({ access }: { readonly access: Access }, principal: Principal): boolean {
  if (access === 'public') return true
  if (principal.person === undefined) return false
  return access === 'user' || wantedBy(access).some((permission) => principal.permissions.has(permission))
}

/** The permissions of which one is enough; a copy of the contract's rule on purpose, not an import. */
export function wantedBy(access: Access): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.permission]
}
