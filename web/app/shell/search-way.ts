import { searchQuery } from '#domains/search'

/** Where a search leads; nowhere when nothing but blanks was typed. */
export function searchAddress(typed: string): string | undefined {
  const searchValue = typed.trim()
  return searchValue === '' ? undefined : searchQuery.to({ searchValue })
}
