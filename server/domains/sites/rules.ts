const soonMs = 30 * 86_400_000

export type SiteState = 'active' | 'ending' | 'expired'

/** Whether a site is in force, and whether somebody should think of renewing it. */
export function stateOf(validUntil: Date | null, now: Date): SiteState {
  if (validUntil === null) return 'active'
  if (validUntil <= now) return 'expired'
  return validUntil.getTime() - now.getTime() < soonMs ? 'ending' : 'active'
}

/** Host names of people's files are no place for a portal: what runs there is a stranger's. */
export function isReserved(host: string, contentHost: string): boolean {
  const content = contentHost.toLowerCase().replace(/:\d+$/, '')
  return host === content || host.endsWith(`.${content}`)
}

/** The address of a portal at another host name, as the caller reached this one: scheme and port stay. */
export function originAt(host: string, origin: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
