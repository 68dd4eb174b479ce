/** The cookie of a session: the only credential there is. */
export const cookieWith = (token: string, seconds: number) => named('__Host-sid', token, seconds)

export const clearedCookie = cookieWith('', 0)

/** The cookie of a session that somebody else looks through; it goes before the own one, which stays where it is. */
export const viewCookie = (token: string, seconds: number) => named('__Host-view', token, seconds)

export const clearedView = viewCookie('', 0)

function named(name: string, token: string, seconds: number): string {
  return `${name}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
}
