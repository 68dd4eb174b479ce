const taken = new Map<string, string>()

/**
 * Takes the secret after the # (our own links) or the ? (other systems) out of the URL at once, so that it stays
 * neither in the history nor in the referrer of the next page. It is kept in memory until it is forgotten.
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
