import type { RoleCode } from '@lyceum/contract/identity'

/** From the widest reach to the narrowest. */
const byReach: readonly RoleCode[] = ['ADM', 'TADM', 'INSTR', 'NLRN']

/** The role a person starts in: the one with the widest reach among those held; everyone is a learner. */
export function homeRole(held: readonly RoleCode[]): RoleCode {
  return byReach.find((role) => held.includes(role)) ?? 'NLRN'
}

/** Where a role's own portal begins. */
export function homeOf(role: string): string {
  return role === 'ADM' || role === 'TADM' ? '/manage' : '/home'
}

/** On the wire a role carries the site's number: NLRN_1. */
export function roleExtId(role: string, siteId: number): string {
  return `${role}_${siteId}`
}
