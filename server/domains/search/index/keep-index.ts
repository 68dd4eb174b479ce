import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on, type Reaction } from '#platform/room'
import type { Searchable } from '#platform/searchable'
import {
  digestOf,
  digestsOf,
  lockSource,
  putDocuments,
  removeBetween,
  removeDocuments,
} from './document-store.ts'

/** Reads things as they are now, and keeps or forgets their words accordingly. */
async function refresh(ctx: Ctx, { source, read }: Searchable, ids: readonly string[]): Promise<void> {
  await lockSource(ctx.db, source)
  const documents = await read(ctx.db, ids)
  const found = new Set(documents.map(({ id }) => id))
  await putDocuments(ctx.db, source, documents)
  await removeDocuments(
    ctx.db,
    source,
    ids.filter((id) => !found.has(id)),
  )
}

/** Every fact that a source names leads back to the thing itself: in what order they come is all the same. */
export const reactionsOf = (searchables: readonly Searchable[]): Reaction[] =>
  searchables.flatMap((searchable) =>
    searchable.feeds.map(({ fact, idOf }) =>
      on(fact, `index.${searchable.source}`, (ctx, details) => refresh(ctx, searchable, [idOf(details)])),
    ),
  )

const groupSize = 200

type Refilled = { readonly documents: number; readonly written: number; readonly removed: number }

type Refill = {
  /** Makes the words of all anew, also of those that are as they were. */
  readonly isWhole: boolean
  /** Each group is a transaction of its own. */
  readonly step: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** Goes through all of a source and mends what differs. */
export async function refill(searchable: Searchable, { isWhole, step }: Refill): Promise<Refilled> {
  const sum = { documents: 0, written: 0, removed: 0 }
  let after: string | undefined = '0'
  while (after !== undefined) {
    const from: string = after
    const group = await step((db) => refillGroup(db, searchable, { after: from, isWhole }))
    sum.documents += group.documents
    sum.written += group.written
    sum.removed += group.removed
    after = group.until
  }
  return sum
}

type Group = { readonly after: string; readonly isWhole: boolean }

async function refillGroup(
  db: Db,
  { source, read, after: idsAfter }: Searchable,
  { after, isWhole }: Group,
): Promise<Refilled & { readonly until: string | undefined }> {
  await lockSource(db, source)
  const ids = await idsAfter(db, after, groupSize)
  const until = ids.length < groupSize ? undefined : ids.at(-1)
  const documents = ids.length === 0 ? [] : await read(db, ids)
  const known = isWhole ? new Map<string, string>() : await digestsOf(db, source, ids)
  const changed = documents.filter((one) => known.get(one.id) !== digestOf(one))
  await putDocuments(db, source, changed)
  const keep = documents.map(({ id }) => id)
  const removed = await removeBetween(db, source, { after, until, keep })
  return { documents: documents.length, written: changed.length, removed, until }
}
