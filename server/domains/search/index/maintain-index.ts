import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { job } from '#platform/jobs'
import { on, type EventHandler } from '#platform/domain'
import type { Searchable } from '#platform/domain/searchable'
import { secondEngineOf } from '../engine/query-engine.ts'
import { lockSecondEngine, letGroongaAnswer } from '../engine/engine-store.ts'
import type { Engine } from '../engine/engine.ts'
import { EngineAway } from '#platform/outgoing/groonga'
import { postgres } from '../engine/postgres.ts'
import { digestOf } from '../engine/digest.ts'
import { lockSource } from '../engine/document-store.ts'

type IndexTarget = { readonly searchable: Searchable; readonly engine: Engine }

/** Reads the current state and updates or removes the index entries accordingly. */
async function refresh(
  { db }: Ctx,
  { searchable, engine }: IndexTarget,
  ids: readonly string[],
): Promise<void> {
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
 * Groonga is updated by a job of the same commit: PostgreSQL's index does not wait for it. If Groonga misses a change it
 * must not answer, because the change may concern permissions: PostgreSQL answers until the nightly job has compared
 * everything with the domains.
 */
export const copyJobOf = (searchables: readonly Searchable[]) =>
  job({
    ...copyTicket,
    queue: 'store',
    run: async (ctx, { source, ids }) => {
      const searchable = searchables.find((item) => item.source === source)
      const engine = (await lockSecondEngine(ctx.db)) && (await secondEngineOf(ctx))
      if (!searchable || !engine) return
      try {
        await refresh(ctx, { searchable, engine }, ids)
      } catch (error) {
        if (!(error instanceof EngineAway)) throw error
        await letGroongaAnswer(ctx.db, false)
        ctx.parts.log.warn(
          { err: error, site: ctx.site.code },
          'Groonga missed a change and is not used any more',
        )
      }
    },
  })

const copyTicket = { name: 'search.copy', payload: copied, attempts: 5 }

/** Every event of a source leads to rereading the object itself: their order does not matter. */
export const eventHandlersOf = (searchables: readonly Searchable[]): EventHandler[] =>
  searchables.flatMap((searchable) =>
    searchable.feeds.map(({ event, idOf }) =>
      on(event, `index.${searchable.source}`, async (ctx, details) => {
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
  /** Reindexes everything, also what is unchanged. */
  readonly isWhole: boolean
  /** Each group runs in its own transaction. */
  readonly step: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** Goes through all of a source and repairs differences. */
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
  { searchable: { source, read, after: idsAfter }, engine }: IndexTarget,
  { after, isWhole }: Group,
): Promise<Refilled & { readonly until: string | undefined }> {
  await lockSource(db, source, engine.name)
  const ids = await idsAfter(db, after, groupSize)
  const until = ids.length < groupSize ? undefined : ids.at(-1)
  const documents = ids.length === 0 ? [] : await read(db, ids)
  const known = isWhole ? new Map<string, string>() : await engine.digests(db, source, ids)
  const changed = documents.filter((item) => known.get(item.id) !== digestOf(item))
  await engine.put(db, source, changed)
  const keep = documents.map(({ id }) => id)
  const removed = await engine.removeBetween(db, source, { after, until, keep })
  return { documents: documents.length, written: changed.length, removed, until }
}
