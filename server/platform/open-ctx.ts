import type { Locale } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { recordAct } from './audit.ts'
import { type Actor, type Ctx, type EnqueueOptions, nobody, type Site } from './ctx.ts'
import { alongside, type Db, inTransaction } from './db.ts'
import type { Fact } from './facts.ts'
import { type Listeners, rememberListeners } from './listeners.ts'
import type { Parts } from './parts.ts'

export type { Listeners } from './listeners.ts'

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

/** Asked at the end of every transaction, inside it: what it throws undoes the transaction. */
export type Fence = (db: Db) => Promise<void>

/** Opens a context on one site. Its transactions shadow it: inside, the outer connection refuses to work. */
export function openCtx(opening: Opening): Ctx {
  const { parts, site, actor = nobody } = opening
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
  /** Inside a transaction: what is to be done once it has been committed. */
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
    tell: (fact, details) => ctx.tellAll(fact, [details]),
    tellAll: (fact, all, by = actor) =>
      ctx.transaction((ctx) => storeFacts({ ...ctx, actor: by }, listeners, { fact, all })),
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
      return handleOf({ ...base, site, actor: nobody }, { db: alongside(db, site.id, reason), ...beside })
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
  await Promise.all(afterwards.map((one) => quietly(base.parts, one)))
  return result
}

/** What follows a commit cannot undo it: a failure here is told to the log, not to the caller. */
async function quietly(parts: Parts, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    parts.log.warn({ err: error }, 'something after a commit failed')
  }
}

async function storeFacts<T>(
  ctx: Ctx,
  listeners: Listeners,
  { fact, all }: { fact: Fact<T>; all: readonly T[] },
): Promise<void> {
  if (all.length === 0) return
  const told = JSON.stringify(all.map((details) => fact.schema.parse(details)))
  const { rows } = await sql<{ id: string; details: T }>`
    insert into platform.fact (site_id, name, details, actor_id, at)
    select ${ctx.site.id}::integer, ${fact.name}, details, ${ctx.actor.id}::bigint, ${ctx.now}::timestamptz
    from jsonb_array_elements(${told}::jsonb) as details
    returning id, details`.execute(ctx.db.kysely.withoutPlugins())
  for (const reaction of listeners.get(fact.name) ?? []) await addReactions(ctx, reaction, rows)
}

const reactionAttempts = 12
/** What a long list causes waits behind what one person's act causes: nobody's mail stands behind an import. */
const many = 20
const priorityOf = (facts: number) => (facts > many ? 10 : 0)

/** One job for each fact: a reaction that fails is tried again by itself. */
async function addReactions(
  ctx: Ctx,
  reaction: string,
  facts: readonly { readonly id: string; readonly details: unknown }[],
): Promise<void> {
  const { id: actorId, role: actingRole } = ctx.actor
  const payloads = facts.map(({ id: factId, details }) => ({
    siteId: ctx.site.id,
    actorId,
    actingRole,
    payload: { factId, details },
  }))
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((${`reaction:${reaction}`}, payload, null, null, ${reactionAttempts}::smallint, null,
                        ${priorityOf(facts.length)}::smallint, null)::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`.execute(ctx.db.kysely)
}

type NewJob = EnqueueOptions & { readonly payload: unknown; readonly attempts: number }

async function addJob(ctx: Ctx, task: string, job: NewJob): Promise<void> {
  const { payload, attempts, runAt, key, as: asker = ctx.actor } = job
  const { id: actorId, role: actingRole } = asker
  const wrapped = JSON.stringify({ siteId: ctx.site.id, actorId, actingRole, payload })
  const jobKey = key ? `${ctx.site.id}:${task}:${key}` : null
  await sql`select graphile_worker.add_job(${task}, ${wrapped}::json, null, ${runAt ?? null}::timestamptz,
              ${attempts}::integer, ${jobKey}::text)`.execute(ctx.db.kysely)
}
