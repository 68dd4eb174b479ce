import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../server/platform/ctx.ts'
import { defineEvent } from '../../server/platform/events.ts'
import { job } from '../../server/platform/jobs.ts'
import { on, type Domain } from '../../server/platform/domain.ts'

/** Every effect is a row without a unique key, so that a job run twice is seen. */
export const effectSql = `
  create schema fault;
  create table fault.effect (site_id integer not null, n integer not null, at timestamptz not null default clock_timestamp());
  create table fault.asked (n integer primary key, at timestamptz not null default clock_timestamp());
  grant usage on schema fault to lyceum_app;
  grant all on all tables in schema fault to lyceum_app;`

const numbered = z.object({ n: z.int() })
const happened = defineEvent('fault.happened', numbered)

const note = ({ db, site }: Ctx, { n }: z.infer<typeof numbered>) =>
  sql`insert into fault.effect (site_id, n) values (${site.id}, ${n})`.execute(db.kysely)

/** How long a job waits before it writes: long enough to be killed or stopped in the middle. */
const thoughtMs = 2500

/** A domain for this run, beside those of the product. */
export const faultDomain: Domain = {
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
      queue: 'bulk',
      run: async (ctx, numbered) => {
        await pause(thoughtMs)
        await ctx.transaction((ctx) => note(ctx, numbered))
      },
    }),
  ],
  eventHandlers: [on(happened, 'note', async (ctx, numbered) => void (await note(ctx, numbered)))],
}

/** The same domains, except that the sweep of one site fails after waiting as long as for a lock. */
export const withFailingSite = (domains: readonly Domain[], siteId: number): readonly Domain[] =>
  domains.map((domain) => ({
    ...domain,
    ...(domain.cronJobs && {
      cronJobs: domain.cronJobs.map((job) => ({
        ...job,
        run: async (ctx: Ctx) => {
          if (job.name !== 'exam.sweep' || ctx.site.id !== siteId) return job.run(ctx)
          await pause(2000)
          throw new Error('this site fails')
        },
      })),
    }),
  }))
