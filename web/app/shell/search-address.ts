import { searchQuery } from '#domains/search'

/** The address of a search; undefined for a blank query. */
export function searchAddress(typed: string): string | undefined {
  const searchValue = typed.trim()
  return searchValue === '' ? undefined : searchQuery.to({ searchValue })
}
