/** The session cookie: the only credential there is. */
export const cookieWith = (token: string, seconds: number) => named('__Host-sid', token, seconds)

export const clearedCookie = cookieWith('', 0)

/** The cookie of a view-as session; it takes precedence over one's own, which stays in place. */
export const viewCookie = (token: string, seconds: number) => named('__Host-view', token, seconds)

export const clearedView = viewCookie('', 0)

function named(name: string, token: string, seconds: number): string {
  return `${name}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
}
