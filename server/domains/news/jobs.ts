import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#platform/ctx'
import { cronJob, job } from '#platform/jobs'
import { goOn, broadcastTicket } from './broadcast/start-broadcast.ts'
import { stalledBroadcasts } from './broadcast/store.ts'
import { runBroadcastStep } from './broadcast/broadcast-step.ts'

const silentMs = 120_000

/** Step by step, each in its own transaction. It pauses longer than it works, so other calls are hardly affected. */
async function runBroadcast(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  for (;;) {
    const began = performance.now()
    const isMoreLeft = await ctx.transaction((ctx) => runBroadcastStep(ctx, id))
    if (!isMoreLeft) return
    await wait((performance.now() - began) * 1.5)
  }
}

/** Every minute: resumes what is due and what a worker has left unfinished. */
export async function resumeBroadcasts(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - silentMs)
  for (const id of await stalledBroadcasts(ctx.db, ctx.now, since)) await goOn(ctx, id)
}

export const jobs = [job({ ...broadcastTicket, outside: true, queue: 'bulk', run: runBroadcast })]
export const clockJobs = [cronJob({ name: 'news.goOnTelling', cron: '* * * * *', run: resumeBroadcasts })]
