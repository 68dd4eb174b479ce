const taken = new Map<string, string>()

/**
 * What this address says behind its # (our own links) or its ? (another system's), taken out of it at once: it opens
 * something, and must stay neither in the history nor in what the next page is told. It is kept in memory until it is
 * forgotten.
 */
export function takeSecret(): string {
  const { pathname, search, hash } = location
  if (search !== '' || hash !== '') {
    taken.set(pathname, `?${[search.slice(1), hash.slice(1)].filter((part) => part !== '').join('&')}`)
    history.replaceState(history.state, '', pathname)
  }
  return taken.get(pathname) ?? ''
}

export function forgetSecret(): void {
  taken.delete(location.pathname)
}
