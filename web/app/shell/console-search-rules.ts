import { locales } from '@lyceum/contract/kit'
import type { ConsoleRoute } from '#ui/layout/console-route'

const most = 6

/** Pages whose name contains the terms in any language; those that start with them come first. */
export function pagesFound(pages: readonly ConsoleRoute[], typed: string): readonly ConsoleRoute[] {
  const terms = folded(typed)
  if (terms === '') return []
  const rank = ({ label }: ConsoleRoute) => {
    const places = locales.map((locale) => folded(label[locale]).indexOf(terms)).filter((place) => place >= 0)
    return places.length === 0 ? Infinity : Math.min(...places)
  }
  return pages
    .filter((page) => !page.path.includes(':') && rank(page) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
