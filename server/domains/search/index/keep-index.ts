import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { job } from '#platform/jobs'
import { on, type Reaction } from '#platform/room'
import type { Searchable } from '#platform/searchable'
import { secondEngineOf } from '../engine/answering.ts'
import { holdSecondEngine, letGroongaAnswer } from '../engine/engine-store.ts'
import type { Engine } from '../engine/engine.ts'
import { EngineAway } from '#platform/groonga'
import { postgres } from '../engine/postgres.ts'
import { digestOf } from './digest.ts'
import { lockSource } from './document-store.ts'

type Kept = { readonly searchable: Searchable; readonly engine: Engine }

/** Reads things as they are now, and keeps or forgets their words accordingly. */
async function refresh({ db }: Ctx, { searchable, engine }: Kept, ids: readonly string[]): Promise<void> {
  const { source, read } = searchable
  await lockSource(db, source, engine.name)
  const documents = await read(db, ids)
  const found = new Set(documents.map(({ id }) => id))
  await engine.put(db, source, documents)
  const gone = ids.filter((id) => !found.has(id))
  await engine.remove(db, source, gone)
}

const copied = z.object({ source: z.string(), ids: z.array(z.string()) })

/**
 * Groonga's turn is a job of the same commit: PostgreSQL's index does not wait for it. What has missed a change must not
 * answer, for the change may have been who may see it: PostgreSQL does, until the night has held everything against
 * the rooms.
 */
export const copyJobOf = (searchables: readonly Searchable[]) =>
  job({
    ...copyTicket,
    lane: 'store',
    run: async (ctx, { source, ids }) => {
      const searchable = searchables.find((one) => one.source === source)
      const engine = (await holdSecondEngine(ctx.db)) && (await secondEngineOf(ctx))
      if (!searchable || !engine) return
      try {
        await refresh(ctx, { searchable, engine }, ids)
      } catch (error) {
        if (!(error instanceof EngineAway)) throw error
        await letGroongaAnswer(ctx.db, false)
        ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'Groonga missed a change and answers no more')
      }
    },
  })

const copyTicket = { name: 'search.copy', payload: copied, attempts: 5 }

/** Every fact that a source names leads back to the thing itself: in what order they come is all the same. */
export const reactionsOf = (searchables: readonly Searchable[]): Reaction[] =>
  searchables.flatMap((searchable) =>
    searchable.feeds.map(({ fact, idOf }) =>
      on(fact, `index.${searchable.source}`, async (ctx, details) => {
        const ids = [idOf(details)]
        await refresh(ctx, { searchable, engine: postgres }, ids)
        if (await secondEngineOf(ctx)) await ctx.enqueue(copyTicket, { source: searchable.source, ids })
      }),
    ),
  )

const groupSize = 200

type Refilled = { readonly documents: number; readonly written: number; readonly removed: number }

type Refill = {
  readonly engine: Engine
  /** Makes the words of all anew, also of those that are as they were. */
  readonly isWhole: boolean
  /** Each group is a transaction of its own. */
  readonly step: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** Goes through all of a source and mends what differs. */
export async function refill(searchable: Searchable, { engine, isWhole, step }: Refill): Promise<Refilled> {
  const sum = { documents: 0, written: 0, removed: 0 }
  let after: string | undefined = '0'
  while (after !== undefined) {
    const from: string = after
    const group = await step((db) => refillGroup(db, { searchable, engine }, { after: from, isWhole }))
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
  { searchable: { source, read, after: idsAfter }, engine }: Kept,
  { after, isWhole }: Group,
): Promise<Refilled & { readonly until: string | undefined }> {
  await lockSource(db, source, engine.name)
  const ids = await idsAfter(db, after, groupSize)
  const until = ids.length < groupSize ? undefined : ids.at(-1)
  const documents = ids.length === 0 ? [] : await read(db, ids)
  const known = isWhole ? new Map<string, string>() : await engine.digests(db, source, ids)
  const changed = documents.filter((one) => known.get(one.id) !== digestOf(one))
  await engine.put(db, source, changed)
  const keep = documents.map(({ id }) => id)
  const removed = await engine.removeBetween(db, source, { after, until, keep })
  return { documents: documents.length, written: changed.length, removed, until }
}
