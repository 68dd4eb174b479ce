import type { Ctx } from '#platform/ctx'
import { dayOf, todayOf } from '#platform/days'
import { type ClockJob, clockJob } from '#platform/jobs'
import type { Searchable } from '#platform/searchable'
import { dropOldWords } from './asked/store.ts'
import { secondEngineOf } from './engine/answering.ts'
import { holdSecondEngine, letGroongaAnswer } from './engine/engine-store.ts'
import type { Engine } from './engine/engine.ts'
import { postgres } from './engine/postgres.ts'
import { refill } from './index/keep-index.ts'

const keptDays = 91

async function mend(ctx: Ctx, searchable: Searchable, engine: Engine): Promise<void> {
  const { written, removed } = await refill(searchable, {
    engine,
    isWhole: false,
    step: (work) =>
      ctx.transaction(async ({ db }) => {
        if (engine.name === 'groonga' && !(await holdSecondEngine(db)))
          throw new Error('the site has left Groonga, or is being filled anew')
        return work(db)
      }),
  })
  const told = { site: ctx.site.code, source: searchable.source, engine: engine.name, written, removed }
  if (written + removed > 0) ctx.parts.log.info(told, 'search was mended')
}

/** Once a night all documents are held against their rooms; what a fact has missed is mended. */
export const clockJobsOf = (searchables: readonly Searchable[]): readonly ClockJob[] => [
  clockJob({
    name: 'search.mend',
    cron: '35 18 * * *',
    outside: true,
    lane: 'store',
    run: async (ctx) => {
      for (const searchable of searchables) await mend(ctx, searchable, postgres)
      const second = await secondEngineOf(ctx)
      if (!second) return
      for (const searchable of searchables) await mend(ctx, searchable, second)
      await ctx.transaction((ctx) => letGroongaAnswer(ctx.db, true))
    },
  }),
  clockJob({
    name: 'search.dropOldWords',
    cron: '20 18 * * *',
    run: async (ctx) => {
      const before = dayOf(new Date(ctx.now.getTime() - keptDays * 86_400_000), ctx.site.zone)
      await dropOldWords(ctx.db, before, todayOf(ctx))
    },
  }),
]
