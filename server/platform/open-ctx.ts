import type { Locale } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { recordAct } from './audit.ts'
import { type Actor, type Ctx, type EnqueueOptions, nobody, type Site } from './ctx.ts'
import { type Db, inTransaction } from './db.ts'
import type { Fact } from './facts.ts'
import type { Parts } from './parts.ts'

/** Which reactions listen to a fact; filled by the composition root from the rooms. */
export type Listeners = ReadonlyMap<string, readonly string[]>

type Opening = {
  readonly parts: Parts
  readonly listeners: Listeners
  readonly site: Site
  readonly actor?: Actor
  readonly locale?: Locale
  readonly address?: string
  readonly hot?: boolean
}

/** Opens a context on one site. Its transactions shadow it: inside, the outer connection refuses to work. */
export function openCtx(opening: Opening): Ctx {
  const { parts, site, actor = nobody } = opening
  const db = (opening.hot ? parts.hotDatabase : parts.database).of(site.id)
  const base = {
    site,
    actor,
    locale: opening.locale ?? actor.locale ?? site.locale,
    now: parts.clock.now(),
    address: opening.address ?? '',
    parts,
  }
  return handleOf(base, { db, listeners: opening.listeners })
}

type Base = Pick<Ctx, 'site' | 'actor' | 'locale' | 'now' | 'address' | 'parts'>

type Handle = {
  readonly db: Db
  readonly listeners: Listeners
  /** Inside a transaction: what is to be done once it has been committed. */
  readonly afterwards?: (() => Promise<unknown>)[]
}

function handleOf(base: Base, { db, listeners, afterwards }: Handle): Ctx {
  const ctx: Ctx = {
    ...base,
    db,
    transaction: (work) => (afterwards ? work(ctx) : begin(base, { db, listeners }, work)),
    afterCommit: (work) => (afterwards ? void afterwards.push(work) : void quietly(base.parts, work)),
    tell: (fact, details) => ctx.transaction((ctx) => storeFact(ctx, listeners, { fact, details })),
    enqueue: (job, payload, options) =>
      ctx.transaction((ctx) =>
        addJob(ctx, `job:${job.name}`, {
          payload: job.payload.parse(payload),
          attempts: job.attempts,
          ...options,
        }),
      ),
    audit: (act) => ctx.transaction((ctx) => recordAct(ctx, act)),
  }
  return ctx
}

async function begin<T>(base: Base, { db, listeners }: Handle, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const afterwards: (() => Promise<unknown>)[] = []
  const result = await inTransaction(db, (inner) =>
    work(handleOf(base, { db: inner, listeners, afterwards })),
  )
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

async function storeFact<T>(
  ctx: Ctx,
  listeners: Listeners,
  told: { fact: Fact<T>; details: T },
): Promise<void> {
  const details = told.fact.schema.parse(told.details)
  const { rows } = await sql<{ id: string }>`
    insert into platform.fact (site_id, name, details, actor_id, at)
    values (${ctx.site.id}, ${told.fact.name}, ${JSON.stringify(details)}, ${ctx.actor.id}, ${ctx.now}) returning id`.execute(
    ctx.db.kysely,
  )
  const factId = rows[0]?.id
  for (const reaction of listeners.get(told.fact.name) ?? []) {
    await addJob(ctx, `reaction:${reaction}`, { payload: { factId, details }, attempts: 12 })
  }
}

type NewJob = EnqueueOptions & { readonly payload: unknown; readonly attempts: number }

async function addJob(ctx: Ctx, task: string, { payload, attempts, runAt, key }: NewJob): Promise<void> {
  const wrapped = JSON.stringify({ siteId: ctx.site.id, actorId: ctx.actor.id, payload })
  const jobKey = key ? `${ctx.site.id}:${task}:${key}` : null
  await sql`select graphile_worker.add_job(${task}, ${wrapped}::json, null, ${runAt ?? null}::timestamptz,
              ${attempts}::integer, ${jobKey}::text)`.execute(ctx.db.kysely)
}
