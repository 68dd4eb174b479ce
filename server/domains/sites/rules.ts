const soonMs = 30 * 86_400_000

export type SiteState = 'active' | 'ending' | 'expired'

/** Whether a site is active, and whether it should be renewed soon. */
export function stateOf(validUntil: Date | null, now: Date): SiteState {
  if (validUntil === null) return 'active'
  if (validUntil <= now) return 'expired'
  return validUntil.getTime() - now.getTime() < soonMs ? 'ending' : 'active'
}

/** Host names of uploaded files cannot host a portal: third-party code runs there. */
export function isReserved(host: string, contentHost: string): boolean {
  const content = contentHost.toLowerCase().replace(/:\d+$/, '')
  return host === content || host.endsWith(`.${content}`)
}

/** The address of a portal at another host name: scheme and port as the caller uses them. */
export function originAt(host: string, origin: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
