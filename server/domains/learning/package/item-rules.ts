import type { PackageItem } from '@lyceum/contract/file'
import type { Reported } from './cmi-report.ts'

export type ItemStates = ReadonlyMap<string, Reported>
type Items = readonly Pick<PackageItem, 'id' | 'kind'>[]

const opened = (items: Items) => items.filter(({ kind }) => kind !== 'folder')

/** Whether a package with several items has this item, and it can be opened. */
export const hasItem = (items: Items, id: string | undefined): id is string =>
  opened(items).some((item) => item.id === id)

/** The state of an item: one that never reports is done once it was opened. */
export const itemReported = (items: Items, id: string, reported: Reported): Reported =>
  items.some((item) => item.id === id && item.kind === 'asset') ? { ...reported, isDone: true } : reported

/**
 * The whole package: done when every item is. Its score is the mean of the items that have one, equally weighted, and is
 * given only then: an earlier mean would fall when further items report.
 */
export function rollUp(items: Items, states: ItemStates): Reported {
  const all = opened(items).map(({ id }) => states.get(id))
  const isDone = all.length > 0 && all.every((state) => state?.isDone)
  const shares = all.flatMap((state) => state?.share ?? [])
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length
  return { isDone, share: isDone && shares.length > 0 ? share : null }
}

type OpenRequest = {
  readonly requested: string | undefined
  readonly last: string | null | undefined
  readonly states: ItemStates
}

/** The requested item; otherwise the last one, and from there the next that is not done. */
export function itemToOpen(items: Items, { requested, last, states }: OpenRequest): string {
  if (hasItem(items, requested)) return requested
  const all = opened(items)
  const from = Math.max(
    0,
    all.findIndex(({ id }) => id === last),
  )
  const undone = [...all.slice(from), ...all.slice(0, from)].find(({ id }) => !states.get(id)?.isDone)
  return (undone ?? all[from])?.id ?? ''
}
