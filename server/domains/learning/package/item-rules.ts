import type { PackageItem } from '@lyceum/contract/file'
import type { Reported } from './cmi-report.ts'

export type ItemStates = ReadonlyMap<string, Reported>
type Items = readonly Pick<PackageItem, 'id' | 'kind'>[]

const opened = (items: Items) => items.filter(({ kind }) => kind !== 'folder')

/** Whether a package with a table of contents has this item, and it can be opened. */
export const hasItem = (items: Items, id: string | undefined): id is string =>
  opened(items).some((item) => item.id === id)

/** What an item has done: one that never reports is done once it was opened. */
export const itemReported = (items: Items, id: string, said: Reported): Reported =>
  items.some((item) => item.id === id && item.kind === 'asset') ? { ...said, isDone: true } : said

/**
 * The whole of a package: done when every item is. Its score is the mean of the items that give one, each counting
 * alike, and is told only then: a mean that still waits for items would fall when they come.
 */
export function rollUp(items: Items, states: ItemStates): Reported {
  const all = opened(items).map(({ id }) => states.get(id))
  const isDone = all.length > 0 && all.every((state) => state?.isDone)
  const shares = all.flatMap((state) => state?.share ?? [])
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  return { isDone, share: isDone && shares.length > 0 ? share : null }
}

type Wish = {
  readonly wanted: string | undefined
  readonly last: string | null | undefined
  readonly states: ItemStates
}

/** What is asked for; else where the learner was, and from there what is not done yet. */
export function itemToOpen(items: Items, { wanted, last, states }: Wish): string {
  if (hasItem(items, wanted)) return wanted
  const all = opened(items)
  const from = Math.max(
    0,
    all.findIndex(({ id }) => id === last),
  )
  const undone = [...all.slice(from), ...all.slice(0, from)].find(({ id }) => !states.get(id)?.isDone)
  return (undone ?? all[from])?.id ?? ''
}
