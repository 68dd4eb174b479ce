import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#platform/ctx'
import { clockJob, job } from '#platform/jobs'
import { goOn, tellTicket } from './telling/begin.ts'
import { silentTellings } from './telling/store.ts'
import { tellStep } from './telling/tell-step.ts'

const silentMs = 120_000

/** Step by step, each its own transaction. It rests longer than it works: other calls hardly feel it. */
async function tellAll(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  for (;;) {
    const began = performance.now()
    const isMoreLeft = await ctx.transaction((ctx) => tellStep(ctx, id))
    if (!isMoreLeft) return
    await wait((performance.now() - began) * 1.5)
  }
}

/** Every minute: what has come due, and what a worker has left behind. */
export async function goOnTelling(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - silentMs)
  for (const id of await silentTellings(ctx.db, ctx.now, since)) await goOn(ctx, id)
}

export const jobs = [job({ ...tellTicket, outside: true, lane: 'bulk', run: tellAll })]
export const clockJobs = [clockJob({ name: 'news.goOnTelling', cron: '* * * * *', run: goOnTelling })]
