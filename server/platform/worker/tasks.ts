import { sql } from 'kysely'
import type { JobHelpers, Task } from 'graphile-worker'
import { z } from 'zod'
import type { Actor, Ctx, Site } from '../ctx.ts'
import { type Db, retrying } from '../db.ts'
import type { AnyJob, ClockJob } from '../jobs.ts'
import type { Lane } from '../lanes.ts'
import { type Fence, type Listeners, openCtx } from '../open-ctx.ts'
import type { Parts } from '../parts.ts'
import type { Reaction, Room } from '../room.ts'
import { counted } from './counted.ts'
import { fenceOf } from './fence.ts'
import { partsFor } from './lane-parts.ts'
import { startOnAll, type Timed } from './ticks.ts'

/** What every job carries: the site is never guessed. */
const envelope = z.object({
  siteId: z.int(),
  actorId: z.string().default('0'),
  actingRole: z.string().default(''),
  payload: z.unknown(),
})
const told = z.object({ factId: z.string(), details: z.unknown() })
const onSite = z.object({ siteId: z.int().optional() })

/** What the worker must ask the composition root. */
export type Known = {
  readonly parts: Parts
  readonly rooms: readonly Room[]
  readonly listeners: Listeners
  /** All sites in force, for the clock; and one by its number, for a job. */
  readonly sites: {
    readonly all: (db: Db, now: Date) => Promise<readonly Site[]>
    readonly one: (parts: Parts, id: number) => Promise<Site>
  }
  /** Somebody in one of their roles, with what they may do by now. */
  readonly actorOf: (parts: Parts, site: Site, who: Asker) => Promise<Actor>
}

type Asker = { readonly id: string; readonly role: string }

/** A task of the queue and the lane in which it runs. */
export type LaneTask = { readonly name: string; readonly lane: Lane; readonly task: Task }

type Opened = {
  readonly siteId: number
  readonly asker?: Asker | undefined
  readonly fence?: Fence | undefined
}
type Open = (opened: Opened) => Promise<Ctx>

/** Every task of the rooms; each works with the parts that its lane has. */
export function laneTasks(known: Known, partsOf: (lane: Lane) => Parts = ownParts(known)): LaneTask[] {
  const openIn = (lane: Lane) => opener(known, partsOf(lane))
  return known.rooms.flatMap((room) => [
    ...(room.jobs ?? []).map((job) => ({
      name: `job:${job.name}`,
      lane: job.lane,
      task: counted(known.parts, job.name, jobTask(job, openIn(job.lane))),
    })),
    ...(room.reactions ?? []).map((reaction) => {
      const name = reactionName(room, reaction)
      const task = reactionTask(name, reaction, openIn('reactions'))
      return { name: `reaction:${name}`, lane: 'reactions' as const, task: counted(known.parts, name, task) }
    }),
    ...(room.clockJobs ?? []).map((job) => ({
      name: `clock:${job.name}`,
      lane: job.lane,
      task: counted(known.parts, job.name, clockTask(job, known, openIn(job.lane))),
    })),
    ...(room.installationJobs ?? []).map(({ name, lane = 'clock', run }) => ({
      name: `clock:${name}`,
      lane,
      task: counted(known.parts, name, () => run(partsOf(lane))),
    })),
  ])
}

const ownParts =
  ({ parts }: Known) =>
  (lane: Lane) =>
    partsFor(lane, parts)

/** What the clock starts, for each site or once. */
export const timedOf = (rooms: readonly Room[]): readonly Timed[] =>
  rooms.flatMap(({ clockJobs = [], installationJobs = [] }) => [
    ...clockJobs.map(({ name, cron }) => ({ name, cron, isPerSite: true })),
    ...installationJobs.map(({ name, cron }) => ({ name, cron, isPerSite: false })),
  ])

export const reactionName = (room: Pick<Room, 'name'>, { fact, name }: Reaction) =>
  `${room.name}/${fact.name}/${name}`

function opener({ listeners, sites, actorOf }: Known, parts: Parts): Open {
  return async ({ siteId, asker, fence }) => {
    const site = await sites.one(parts, siteId)
    const actor = asker && { actor: await actorOf(parts, site, asker) }
    return openCtx({ parts, listeners, site, ...actor, ...(fence && { fence }) })
  }
}

/** Its transactions commit only while the worker holds the job; one without a transaction at its end asks once more. */
function jobTask(job: AnyJob, open: Open): Task {
  return async (raw, { job: held }) => {
    const { siteId, actorId: id, actingRole: role, payload } = envelope.parse(raw)
    const fence = fenceOf(held)
    const opened = await open({ siteId, asker: job.asAsker ? { id, role } : undefined, fence })
    const ctx = job.isKeyed ? opened.keyed() : opened
    const input = job.payload.parse(payload) as never
    if (!job.outside) return retrying(() => ctx.transaction((ctx) => job.run(ctx, input)))
    await job.run(ctx, input)
    await fence(ctx.db)
  }
}

/** Without a fence: the mark of the fact, in the same transaction, makes it effective once whoever runs it. */
function reactionTask(name: string, { fact, react }: Reaction, open: Open): Task {
  return async (raw) => {
    const { siteId, payload } = envelope.parse(raw)
    const { factId, details } = told.parse(payload)
    const ctx = await open({ siteId })
    await retrying(() =>
      ctx.transaction(async (ctx) => {
        if (await isFirstTime(ctx, factId, name)) await react(ctx, fact.schema.parse(details))
      }),
    )
  }
}

/** One site at a time; without a site, as somebody may enqueue it by hand, it starts the job on every one. */
function clockTask({ name, run }: ClockJob, { parts, sites }: Known, open: Open): Task {
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

async function isFirstTime(ctx: Ctx, factId: string, reaction: string): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.reaction_done (site_id, fact_id, reaction) values (${ctx.site.id}, ${factId}, ${reaction})
    on conflict do nothing returning 1`.execute(ctx.db.kysely)
  return rows.length > 0
}
