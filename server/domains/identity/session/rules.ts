/** Sessions live a day and no longer, whatever happens in it (specification, shell section 9). */
export const lifetimeMs = 86_400_000

/** Administrators who walk away leave nothing open for long (D30). */
const adminIdleMinutes = 30

/** After how many idle minutes a session of this role ends; undefined: never before its day is over. */
export function idleMinutes(role: string, setMinutes: number): number | undefined {
  const isAdmin = role === 'ADM' || role === 'TADM'
  const limits = [...(setMinutes > 0 ? [setMinutes] : []), ...(isAdmin ? [adminIdleMinutes] : [])]
  return limits.length > 0 ? Math.min(...limits) : undefined
}

type Life = { readonly seenAt: Date; readonly role: string }

/** Whether nobody has worked with a session for too long. */
export function isIdle({ seenAt, role }: Life, setMinutes: number, now: Date): boolean {
  const minutes = idleMinutes(role, setMinutes)
  return minutes !== undefined && now.getTime() - seenAt.getTime() > minutes * 60_000
}
