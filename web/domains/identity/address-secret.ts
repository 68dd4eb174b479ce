const taken = new Map<string, string>()

/**
 * The query of this address, taken out of it at once: what it holds opens something, and must stay neither in the
 * history nor in what the next page is told. It is kept in memory until it is forgotten.
 */
export function takeSearch(): string {
  const { pathname, search } = location
  if (search !== '') {
    taken.set(pathname, search)
    history.replaceState(history.state, '', pathname)
  }
  return taken.get(pathname) ?? ''
}

export function forgetSearch(): void {
  taken.delete(location.pathname)
}
