const own = /(?:^|;\s*)__Host-sid=([\w-]{43})(?:;|$)/
const view = /(?:^|;\s*)__Host-view=([\w-]{43})(?:;|$)/

/** The token that a browser's cookies speak with: that of somebody it looks on as goes before its own. */
export function sessionToken(cookies: string | undefined): string | undefined {
  return (view.exec(cookies ?? '') ?? own.exec(cookies ?? ''))?.[1]
}
