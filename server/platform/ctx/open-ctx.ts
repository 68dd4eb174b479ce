import type { Locale } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { recordAct } from '../audit/write-chain.ts'
import { type Actor, type Ctx, type EnqueueOptions, anonymous, type Site } from '../ctx.ts'
import { alongside, type Db, inTransaction } from '../db.ts'
import type { DomainEvent } from '../events.ts'
import { type Listeners, rememberListeners } from '../events/listeners.ts'
import type { Parts } from '../parts.ts'
import { storeEvents } from '../events/store-events.ts'

export type { Listeners } from '../events/listeners.ts'

type Opening = {
  readonly parts: Parts
  readonly listeners: Listeners
  readonly site: Site
  readonly actor?: Actor
  readonly locale?: Locale
  readonly address?: string
  readonly hot?: boolean
  readonly fence?: Fence
}

/** Called at the end of every transaction, inside it: if it throws, the transaction is rolled back. */
export type Fence = (db: Db) => Promise<void>

/** Opens a context on one site. Inside a transaction the outer handle rejects all queries. */
export function openCtx(opening: Opening): Ctx {
  const { parts, site, actor = anonymous } = opening
  rememberListeners(parts, opening.listeners)
  const db = (opening.hot ? parts.hotDatabase : parts.database).of(site.id)
  const base = {
    site,
    actor,
    locale: opening.locale ?? actor.locale ?? site.locale,
    now: parts.clock.now(),
    address: opening.address ?? '',
    parts,
  }
  return handleOf(base, { db, listeners: opening.listeners, fence: opening.fence })
}

type Base = Pick<Ctx, 'site' | 'actor' | 'locale' | 'now' | 'address' | 'parts'>

type Handle = {
  readonly db: Db
  readonly isKeyed?: boolean
  readonly listeners: Listeners
  readonly fence: Fence | undefined
  /** Inside a transaction: work to do after the commit. */
  readonly afterwards?: (() => Promise<unknown>)[]
}

function handleOf(base: Base, handle: Handle): Ctx {
  const { db, listeners, afterwards, fence, isKeyed = false } = handle
  const { actor } = base
  const ctx: Ctx = {
    ...base,
    db,
    transaction: (work) => (afterwards ? work(ctx) : begin(base, handle, work)),
    keyed: () => (isKeyed ? ctx : keyedOf(base, handle)),
    afterCommit: (work) => (afterwards ? void afterwards.push(work) : void quietly(base.parts, work)),
    publish: (event, details) => ctx.publishAll(event, [details]),
    publishAll: (event, all, by = actor) =>
      ctx.transaction((ctx) => storePublished({ ...ctx, actor: by }, listeners, { event, all })),
    enqueue: (job, payload, options) =>
      ctx.transaction((ctx) =>
        addJob(ctx, `job:${job.name}`, {
          payload: job.payload.parse(payload),
          attempts: job.attempts,
          ...options,
        }),
      ),
    onSite: (site, reason) => {
      const beside = { listeners, fence, isKeyed, ...(afterwards ? { afterwards } : {}) }
      return handleOf({ ...base, site, actor: anonymous }, { db: alongside(db, site.id, reason), ...beside })
    },
    audit: (act) => ctx.transaction((ctx) => recordAct(ctx, act)),
  }
  return ctx
}

function keyedOf(base: Base, { db, listeners, fence, afterwards }: Handle): Ctx {
  if (afterwards || db.scope.inTransaction)
    throw new Error('A transaction is open: what needs answer keys is declared as keyed.')
  return handleOf(base, { db: base.parts.keysDatabase.of(base.site.id), listeners, fence, isKeyed: true })
}

async function begin<T>(
  base: Base,
  { db, listeners, fence, isKeyed = false }: Handle,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const afterwards: (() => Promise<unknown>)[] = []
  const result = await inTransaction(db, async (inner) => {
    const answer = await work(handleOf(base, { db: inner, listeners, fence, afterwards, isKeyed }))
    await fence?.(inner)
    return answer
  })
  await Promise.all(afterwards.map((task) => quietly(base.parts, task)))
  return result
}

/** Work after a commit cannot undo it: an error here goes to the log, not to the caller. */
async function quietly(parts: Parts, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    parts.log.warn({ err: error }, 'work after commit failed')
  }
}

/** Jobs of bulk changes have a lower priority, so that nobody's mail waits behind an import. */
const many = 20
const priorityOf = (events: number) => (events > many ? 10 : 0)

function storePublished<T>(
  { db, site, actor, now }: Ctx,
  listeners: Listeners,
  { event, all }: { event: DomainEvent<T>; all: readonly T[] },
): Promise<void> {
  return storeEvents(db, {
    event,
    all: all.map((details) => ({ siteId: site.id, actorId: actor.id, at: now, details })),
    handlers: listeners.get(event.name) ?? [],
    actingRole: actor.role,
    priority: priorityOf(all.length),
  })
}

type NewJob = EnqueueOptions & { readonly payload: unknown; readonly attempts: number }

async function addJob(ctx: Ctx, task: string, job: NewJob): Promise<void> {
  const { payload, attempts, runAt, key, as: requester = ctx.actor } = job
  const { id: actorId, role: actingRole } = requester
  const wrapped = JSON.stringify({ siteId: ctx.site.id, actorId, actingRole, payload })
  const jobKey = key ? `${ctx.site.id}:${task}:${key}` : null
  await sql`select graphile_worker.add_job(${task}, ${wrapped}::json, null, ${runAt ?? null}::timestamptz,
              ${attempts}::integer, ${jobKey}::text)`.execute(ctx.db.kysely)
}
