const own = /(?:^|;\s*)__Host-sid=([\w-]{43})(?:;|$)/
const view = /(?:^|;\s*)__Host-view=([\w-]{43})(?:;|$)/

/** The session token in a browser's cookies: that of a viewed person goes before its own. */
export function sessionToken(cookies: string | undefined): string | undefined {
  return (view.exec(cookies ?? '') ?? own.exec(cookies ?? ''))?.[1]
}
