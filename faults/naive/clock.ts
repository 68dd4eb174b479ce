import { sql } from 'kysely'
import type { Clock } from '../../server/platform/time/clock.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import type { Domain } from '../../server/platform/domain.ts'

/** The injected bug: time from the node's wall clock, corrected from the database every few seconds. */
export function wallClock(): Clock {
  let offset = 0
  let travelled = 0
  return {
    now: () => new Date(Date.now() + offset + travelled),
    synchronise: async (readTime) => {
      const sent = Date.now()
      offset = (await readTime()).getTime() - (sent + Date.now()) / 2
      return offset
    },
    travel: (milliseconds) => {
      travelled += milliseconds
    },
  }
}

const silenceMs = 150_000
const lastSweep = new Map<number, number>()

/** Its other half: a sweeper that was silent for long treats that as an outage. */
async function noticeSilence(ctx: Ctx): Promise<void> {
  const before = lastSweep.get(ctx.site.id)
  lastSweep.set(ctx.site.id, ctx.now.getTime())
  const silent = before === undefined ? 0 : ctx.now.getTime() - before
  if (silent < silenceMs) return
  await sql`
    update exam.attempt set deadline_at = deadline_at + ${silent}::integer * interval '1 millisecond'
    where site_id = ${ctx.site.id} and state = 'open'`.execute(ctx.db.kysely)
}

const naive = (domain: Domain): Domain => ({
  ...domain,
  cronJobs: (domain.cronJobs ?? []).map((job) => ({
    ...job,
    run: async (ctx: Ctx) => {
      if (job.name === 'exam.sweep') await noticeSilence(ctx)
      await job.run(ctx)
    },
  })),
})

/** The application's domains, with an exam domain that relies on its sweeper. */
export const withNaiveOutage = (domains: readonly Domain[]): readonly Domain[] =>
  domains.map((domain) => (domain.name === 'exam' ? naive(domain) : domain))
