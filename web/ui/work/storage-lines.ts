import { type getStorage, nearlyFull } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { sizeWords } from '#lib/size-words'

type Storage = Result<typeof getStorage>
type Line = { readonly kind: 'person' | 'site' | 'siteHas'; readonly used: string; readonly quota: string }

/** What is said about storage: what is nearly full, and of the site on request also what there is. */
export function storageLines({ person, site }: Storage, isAlways: boolean): readonly Line[] {
  const lines: Line[] = []
  if (isNearlyFull(person)) lines.push({ kind: 'person', ...words(person) })
  if (site && isNearlyFull(site)) lines.push({ kind: 'site', ...words(site) })
  else if (site && isAlways) lines.push({ kind: 'siteHas', ...words(site) })
  return lines
}

const isNearlyFull = ({ used, quota }: Storage['person']) => used >= quota * nearlyFull

const words = ({ used, quota }: Storage['person']) => ({ used: sizeWords(used), quota: sizeWords(quota) })
