import { sql } from 'kysely'
import type { JobHelpers, Task } from 'graphile-worker'
import { z } from 'zod'
import type { Actor, Ctx, Site } from '../../ctx.ts'
import { type Db, retrying } from '../../db.ts'
import type { AnyJob, CronJob } from '../../jobs.ts'
import type { QueueName } from '../queues.ts'
import { type Fence, type Listeners, openCtx } from '../../ctx/open-ctx.ts'
import type { Parts } from '../../parts.ts'
import type { EventHandler, Domain } from '../../domain.ts'
import { withMetrics } from './with-metrics.ts'
import { fenceOf } from './fence.ts'
import { partsFor } from './queue-parts.ts'
import { startOnAll, type Timed } from './ticks.ts'

/** The payload of every job: the site is always explicit. */
const envelope = z.object({
  siteId: z.int(),
  actorId: z.string().default('0'),
  actingRole: z.string().default(''),
  payload: z.unknown(),
})
const eventPayload = z.object({ factId: z.string(), details: z.unknown() })
const onSite = z.object({ siteId: z.int().optional() })

/** What the worker needs from the composition root. */
export type Known = {
  readonly parts: Parts
  readonly domains: readonly Domain[]
  readonly listeners: Listeners
  /** All active sites, for cron jobs; and one by its id, for a job. */
  readonly sites: {
    readonly all: (db: Db, now: Date) => Promise<readonly Site[]>
    readonly item: (parts: Parts, id: number) => Promise<Site>
  }
  /** Finds a person in one of their roles, with current permissions. */
  readonly actorOf: (parts: Parts, site: Site, who: Requester) => Promise<Actor>
}

type Requester = { readonly id: string; readonly role: string }

/** A task and the queue in which it runs. */
export type QueueTask = { readonly name: string; readonly queue: QueueName; readonly task: Task }

type Opened = {
  readonly siteId: number
  readonly requester?: Requester | undefined
  readonly fence?: Fence | undefined
}
type Open = (opened: Opened) => Promise<Ctx>

/** All tasks of the domains; each gets the parts of its queue. */
export function queueTasks(
  known: Known,
  partsOf: (queue: QueueName) => Parts = ownParts(known),
): QueueTask[] {
  const openIn = (queue: QueueName) => opener(known, partsOf(queue))
  return known.domains.flatMap((domain) => [
    ...(domain.jobs ?? []).map((job) => ({
      name: `job:${job.name}`,
      queue: job.queue,
      task: withMetrics(known.parts, job.name, jobTask(job, openIn(job.queue))),
    })),
    ...(domain.eventHandlers ?? []).map((handler) => {
      const name = handlerName(domain, handler)
      const task = handlerTask(name, handler, openIn('reactions'))
      return {
        name: `reaction:${name}`,
        queue: 'reactions' as const,
        task: withMetrics(known.parts, name, task),
      }
    }),
    ...(domain.cronJobs ?? []).map((job) => ({
      name: `clock:${job.name}`,
      queue: job.queue,
      task: withMetrics(known.parts, job.name, cronTask(job, known, openIn(job.queue))),
    })),
    ...(domain.installationJobs ?? []).map(({ name, queue = 'clock', run }) => ({
      name: `clock:${name}`,
      queue,
      task: withMetrics(known.parts, name, () => run(partsOf(queue))),
    })),
  ])
}

const ownParts =
  ({ parts }: Known) =>
  (queue: QueueName) =>
    partsFor(queue, parts)

/** All cron jobs, per site or once. */
export const timedOf = (domains: readonly Domain[]): readonly Timed[] =>
  domains.flatMap(({ cronJobs: clockJobs = [], installationJobs = [] }) => [
    ...clockJobs.map(({ name, cron }) => ({ name, cron, isPerSite: true })),
    ...installationJobs.map(({ name, cron }) => ({ name, cron, isPerSite: false })),
  ])

export const handlerName = (domain: Pick<Domain, 'name'>, { event, name }: EventHandler) =>
  `${domain.name}/${event.name}/${name}`

function opener({ listeners, sites, actorOf }: Known, parts: Parts): Open {
  return async ({ siteId, requester, fence }) => {
    const site = await sites.item(parts, siteId)
    const actor = requester && { actor: await actorOf(parts, site, requester) }
    return openCtx({ parts, listeners, site, ...actor, ...(fence && { fence }) })
  }
}

/** Its transactions commit only while the worker holds the job; a job without a transaction is checked once more at its end. */
function jobTask(job: AnyJob, open: Open): Task {
  return async (raw, { job: lockedJob }) => {
    const { siteId, actorId: id, actingRole: role, payload } = envelope.parse(raw)
    const fence = fenceOf(lockedJob)
    const opened = await open({ siteId, requester: job.asRequester ? { id, role } : undefined, fence })
    const ctx = job.isKeyed ? opened.keyed() : opened
    const input = job.payload.parse(payload) as never
    if (!job.outside) return retrying(() => ctx.transaction((ctx) => job.run(ctx, input)))
    await job.run(ctx, input)
    await fence(ctx.db)
  }
}

/** Without a fence: the row in `reaction_done`, in the same transaction, makes it effective once. */
function handlerTask(name: string, { event, handle: react }: EventHandler, open: Open): Task {
  return async (raw) => {
    const { siteId, payload } = envelope.parse(raw)
    const { factId: eventId, details } = eventPayload.parse(payload)
    const ctx = await open({ siteId })
    await retrying(() =>
      ctx.transaction(async (ctx) => {
        if (await isFirstTime(ctx, eventId, name)) await react(ctx, event.schema.parse(details))
      }),
    )
  }
}

/** Runs on one site; without a site, as when enqueued by hand, it starts the job on every site. */
function cronTask({ name, run }: CronJob, { parts, sites }: Known, open: Open): Task {
  return async (raw: unknown, { job }: Pick<JobHelpers, 'job'>) => {
    const { siteId } = onSite.parse(raw)
    if (siteId !== undefined) return run(await open({ siteId, fence: fenceOf(job) }))
    const db = parts.database.acrossSites(`clock job ${name} is started on every site`)
    const all = await sites.all(db, parts.clock.now())
    await startOnAll(
      db,
      { name, cron: '', isPerSite: true },
      all.map(({ id }) => id),
    )
  }
}

async function isFirstTime(ctx: Ctx, eventId: string, handler: string): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.reaction_done (site_id, fact_id, reaction) values (${ctx.site.id}, ${eventId}, ${handler})
    on conflict do nothing returning 1`.execute(ctx.db.kysely)
  return rows.length > 0
}
