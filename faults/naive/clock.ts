import { sql } from 'kysely'
import type { Clock } from '../../server/platform/clock.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import type { Room } from '../../server/platform/room.ts'

/** The planted bug: time by the node's wall clock, corrected from the database every few seconds. */
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

/** The other half of it: a sweeper that was silent for long takes that for an outage. */
async function noticeSilence(ctx: Ctx): Promise<void> {
  const before = lastSweep.get(ctx.site.id)
  lastSweep.set(ctx.site.id, ctx.now.getTime())
  const silent = before === undefined ? 0 : ctx.now.getTime() - before
  if (silent < silenceMs) return
  await sql`
    update exam.attempt set deadline_at = deadline_at + ${silent}::integer * interval '1 millisecond'
    where site_id = ${ctx.site.id} and state = 'open'`.execute(ctx.db.kysely)
}

const naive = (room: Room): Room => ({
  ...room,
  clockJobs: (room.clockJobs ?? []).map((job) => ({
    ...job,
    run: async (ctx: Ctx) => {
      if (job.name === 'exam.sweep') await noticeSilence(ctx)
      await job.run(ctx)
    },
  })),
})

/** The rooms of the house, with an exam that goes by its sweeper. */
export const withNaiveOutage = (rooms: readonly Room[]): readonly Room[] =>
  rooms.map((room) => (room.name === 'exam' ? naive(room) : room))
