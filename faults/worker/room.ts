import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../server/platform/ctx.ts'
import { fact } from '../../server/platform/facts.ts'
import { job } from '../../server/platform/jobs.ts'
import { on, type Room } from '../../server/platform/room.ts'

/** Every effect is a row that nothing keeps from being written twice: whoever does a job twice is seen. */
export const effectSql = `
  create schema fault;
  create table fault.effect (site_id integer not null, n integer not null, at timestamptz not null default clock_timestamp());
  create table fault.asked (n integer primary key, at timestamptz not null default clock_timestamp());
  grant usage on schema fault to lyceum_app;
  grant all on all tables in schema fault to lyceum_app;`

const numbered = z.object({ n: z.int() })
const happened = fact('fault.happened', numbered)

const note = ({ db, site }: Ctx, { n }: z.infer<typeof numbered>) =>
  sql`insert into fault.effect (site_id, n) values (${site.id}, ${n})`.execute(db.kysely)

/** How long a job thinks before it writes: long enough to be killed or stopped in the middle. */
const thoughtMs = 2500

/** A room of the run's own, beside those of the product. */
export const faultRoom: Room = {
  name: 'fault',
  routes: [],
  jobs: [
    job({
      name: 'fault.inside',
      payload: numbered,
      run: async (ctx, numbered) => {
        await note(ctx, numbered)
        await sql`select pg_sleep(0.3)`.execute(ctx.db.kysely)
      },
    }),
    job({
      name: 'fault.steps',
      payload: numbered,
      outside: true,
      lane: 'bulk',
      run: async (ctx, numbered) => {
        await pause(thoughtMs)
        await ctx.transaction((ctx) => note(ctx, numbered))
      },
    }),
  ],
  reactions: [on(happened, 'note', async (ctx, numbered) => void (await note(ctx, numbered)))],
}

/** The same rooms, but that the sweep of one site fails after it has waited as long as for a lock. */
export const withFailingSite = (rooms: readonly Room[], siteId: number): readonly Room[] =>
  rooms.map((room) => ({
    ...room,
    ...(room.clockJobs && {
      clockJobs: room.clockJobs.map((job) => ({
        ...job,
        run: async (ctx: Ctx) => {
          if (job.name !== 'exam.sweep' || ctx.site.id !== siteId) return job.run(ctx)
          await pause(2000)
          throw new Error('this site fails')
        },
      })),
    }),
  }))
