/** Sessions live a day at most, whatever happens (specification, shell section 9). */
export const lifetimeMs = 86_400_000

/** Administrators are signed out soon after they leave the computer (D30). */
const adminIdleMinutes = 30

/** After how many idle minutes a session of this role ends; undefined: only at the end of its lifetime. */
export function idleMinutes(role: string, setMinutes: number): number | undefined {
  const isAdmin = role === 'ADM' || role === 'TADM'
  const limits = [...(setMinutes > 0 ? [setMinutes] : []), ...(isAdmin ? [adminIdleMinutes] : [])]
  return limits.length > 0 ? Math.min(...limits) : undefined
}

type Life = { readonly seenAt: Date; readonly role: string }

/** Whether a session has been without activity for too long. */
export function isIdle({ seenAt, role }: Life, setMinutes: number, now: Date): boolean {
  const minutes = idleMinutes(role, setMinutes)
  return minutes !== undefined && now.getTime() - seenAt.getTime() > minutes * 60_000
}
