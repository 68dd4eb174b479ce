import { type getStorage, nearlyFull } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { formatSize } from '#lib/language/format-size'

type Storage = Result<typeof getStorage>
type Line = { readonly kind: 'person' | 'site' | 'siteHas'; readonly used: string; readonly quota: string }

/** The storage hints: what is nearly full, and on request the site's usage. */
export function storageLines({ person, site }: Storage, isAlways: boolean): readonly Line[] {
  const lines: Line[] = []
  if (isNearlyFull(person)) lines.push({ kind: 'person', ...amounts(person) })
  if (site && isNearlyFull(site)) lines.push({ kind: 'site', ...amounts(site) })
  else if (site && isAlways) lines.push({ kind: 'siteHas', ...amounts(site) })
  return lines
}

const isNearlyFull = ({ used, quota }: Storage['person']) => used >= quota * nearlyFull

const amounts = ({ used, quota }: Storage['person']) => ({ used: formatSize(used), quota: formatSize(quota) })
