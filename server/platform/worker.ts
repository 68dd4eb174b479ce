import { sql } from 'kysely'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Actor, Ctx, Site } from './ctx.ts'
import { type Db, retrying } from './db.ts'
import type { AnyJob } from './jobs.ts'
import { type Listeners, openCtx } from './open-ctx.ts'
import type { Parts } from './parts.ts'
import type { Reaction, Room } from './room.ts'

/** What every job carries: the site is never guessed. */
const envelope = z.object({
  siteId: z.int(),
  actorId: z.string().default('0'),
  actingRole: z.string().default(''),
  payload: z.unknown(),
})
const told = z.object({ factId: z.string(), details: z.unknown() })

export type WorkerOptions = {
  readonly parts: Parts
  readonly rooms: readonly Room[]
  readonly listeners: Listeners
  /** All sites in force, for the clock; and one by its number, for a job. */
  readonly sites: {
    readonly all: (db: Db) => Promise<readonly Site[]>
    readonly one: (parts: Parts, id: number) => Promise<Site>
  }
  /** Somebody in one of their roles, with what they may do by now. */
  readonly actorOf: (parts: Parts, site: Site, who: Asker) => Promise<Actor>
  readonly concurrency?: number
}

type Asker = { readonly id: string; readonly role: string }

/** Starts the face of the house that does slow and timed work. */
export async function startWorker(options: WorkerOptions): Promise<{ readonly stop: () => Promise<void> }> {
  const { parts, rooms } = options
  const tasks = tasksOf(options)
  const lanes = lanesOf(rooms)
  const slow = new Set([...lanes.values()].flat())
  const ground = {
    pgPool: parts.database.pool,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(parts),
  }
  const quick = await run({
    ...ground,
    concurrency: options.concurrency ?? 4,
    taskList: only(tasks, (name) => !slow.has(name)),
    parsedCronItems: parseCronItems(cronItems(rooms)),
  })
  const slowRunners = await Promise.all(
    [...lanes.values()].map((names) =>
      run({
        ...ground,
        concurrency: 1,
        taskList: only(tasks, (name) => names.includes(name)),
        parsedCronItems: [],
      }),
    ),
  )
  return { stop: () => stopAll(quick, slowRunners) }
}

/** The names of the tasks in each lane. */
function lanesOf(rooms: readonly Room[]): ReadonlyMap<string, readonly string[]> {
  const lanes = new Map<string, string[]>()
  for (const { name, lane } of rooms.flatMap(({ jobs = [] }) => jobs)) {
    if (lane !== undefined) lanes.set(lane, [...(lanes.get(lane) ?? []), `job:${name}`])
  }
  return lanes
}

const only = (tasks: TaskList, isWanted: (name: string) => boolean): TaskList =>
  Object.fromEntries(Object.entries(tasks).filter(([name]) => isWanted(name)))

const cronItems = (rooms: readonly Room[]) =>
  rooms
    .flatMap((room) => [...(room.clockJobs ?? []), ...(room.installationJobs ?? [])])
    .map(({ name, cron }) => ({ task: `clock:${name}`, match: cron, options: { backfillPeriod: 0 } }))

/** Quick work is finished first; what takes minutes is let go, for its room knows how to go on with it elsewhere. */
async function stopAll(quick: Runner, slow: readonly Runner[]): Promise<void> {
  const grace = new Promise((resolve) => setTimeout(resolve, 5000).unref())
  await Promise.all([quick.stop(), Promise.race([Promise.all(slow.map((one) => one.stop())), grace])])
}

/** Every task by its name; exported so that tests can run what is due without a second process. */
export function tasksOf({ parts, rooms, listeners, sites, actorOf }: WorkerOptions): TaskList {
  const open = async (siteId: number, asker?: Asker) => {
    const site = await sites.one(parts, siteId)
    return openCtx({ parts, listeners, site, ...(asker && { actor: await actorOf(parts, site, asker) }) })
  }
  const tasks: TaskList = {}
  for (const room of rooms) {
    for (const job of room.jobs ?? []) tasks[`job:${job.name}`] = counted(parts, job.name, jobTask(job, open))
    for (const reaction of room.reactions ?? []) {
      const name = reactionName(room, reaction)
      tasks[`reaction:${name}`] = counted(parts, name, reactionTask(name, reaction, open))
    }
    for (const { name, run } of room.clockJobs ?? []) {
      tasks[`clock:${name}`] = counted(parts, name, async () => {
        const all = await sites.all(parts.database.acrossSites(`clock job ${name} visits every site`))
        for (const site of all) await run(openCtx({ parts, listeners, site }))
      })
    }
    for (const { name, run } of room.installationJobs ?? [])
      tasks[`clock:${name}`] = counted(parts, name, () => run(parts))
  }
  return tasks
}

export const reactionName = (room: Pick<Room, 'name'>, { fact, name }: Reaction) =>
  `${room.name}/${fact.name}/${name}`

type Open = (siteId: number, asker?: Asker) => Promise<Ctx>

function jobTask(job: AnyJob, open: Open): Task {
  return async (raw) => {
    const { siteId, actorId: id, actingRole: role, payload } = envelope.parse(raw)
    const opened = await open(siteId, job.asAsker ? { id, role } : undefined)
    const ctx = job.isKeyed ? opened.keyed() : opened
    const input = job.payload.parse(payload) as never
    await (job.outside ? job.run(ctx, input) : retrying(() => ctx.transaction((ctx) => job.run(ctx, input))))
  }
}

function reactionTask(name: string, { fact, react }: Reaction, open: Open): Task {
  return async (raw) => {
    const { siteId, payload } = envelope.parse(raw)
    const { factId, details } = told.parse(payload)
    const ctx = await open(siteId)
    await retrying(() =>
      ctx.transaction(async (ctx) => {
        if (await isFirstTime(ctx, factId, name)) await react(ctx, fact.schema.parse(details))
      }),
    )
  }
}

async function isFirstTime(ctx: Ctx, factId: string, reaction: string): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.reaction_done (site_id, fact_id, reaction) values (${ctx.site.id}, ${factId}, ${reaction})
    on conflict do nothing returning 1`.execute(ctx.db.kysely)
  return rows.length > 0
}

function counted(parts: Parts, name: string, task: Task): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, helpers)
      parts.metrics.jobs.inc({ job: name, outcome: 'done' })
    } catch (error) {
      const isLast = helpers.job.attempts >= helpers.job.max_attempts
      parts.metrics.jobs.inc({ job: name, outcome: isLast ? 'aside' : 'failed' })
      parts.log[isLast ? 'error' : 'warn'](
        { err: error, job: name, attempt: helpers.job.attempts },
        isLast ? 'a job was set aside' : 'a job failed',
      )
      throw error
    }
  }
}

function quietLogger({ log }: Parts): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true }, message)
  })
}
