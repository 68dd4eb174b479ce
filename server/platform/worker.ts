import { sql } from 'kysely'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ctx, Site } from './ctx.ts'
import { type Db, retrying } from './db.ts'
import type { AnyJob } from './jobs.ts'
import { type Listeners, openCtx } from './open-ctx.ts'
import type { Parts } from './parts.ts'
import type { Reaction, Room } from './room.ts'

/** What every job carries: the site is never guessed. */
const envelope = z.object({ siteId: z.int(), actorId: z.string().optional(), payload: z.unknown() })
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
  readonly concurrency?: number
}

/** Starts the face of the house that does slow and timed work. */
export async function startWorker(options: WorkerOptions): Promise<Runner> {
  const { parts, rooms } = options
  const clockJobs = rooms.flatMap((room) => [...(room.clockJobs ?? []), ...(room.installationJobs ?? [])])
  return run({
    pgPool: parts.database.pool,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(parts),
    taskList: tasksOf(options),
    parsedCronItems: parseCronItems(
      clockJobs.map(({ name, cron }) => ({
        task: `clock:${name}`,
        match: cron,
        options: { backfillPeriod: 0 },
      })),
    ),
  })
}

/** Every task by its name; exported so that tests can run what is due without a second process. */
export function tasksOf({ parts, rooms, listeners, sites }: WorkerOptions): TaskList {
  const open = async (siteId: number) => openCtx({ parts, listeners, site: await sites.one(parts, siteId) })
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

type Open = (siteId: number) => Promise<Ctx>

function jobTask(job: AnyJob, open: Open): Task {
  return async (raw) => {
    const { siteId, payload } = envelope.parse(raw)
    const ctx = await open(siteId)
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
