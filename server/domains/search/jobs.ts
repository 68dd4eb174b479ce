import type { Ctx } from '#platform/ctx'
import { dayOf, todayOf } from '#platform/time/days'
import { type CronJob, cronJob } from '#platform/jobs'
import type { Searchable } from '#platform/domain/searchable'
import { dropOldTerms } from './history/store.ts'
import { secondEngineOf } from './engine/query-engine.ts'
import { lockSecondEngine, letGroongaAnswer } from './engine/engine-store.ts'
import type { Engine } from './engine/engine.ts'
import { postgres } from './engine/postgres.ts'
import { refill } from './index/maintain-index.ts'

const retentionDays = 91

async function mend(ctx: Ctx, searchable: Searchable, engine: Engine): Promise<void> {
  const { written, removed } = await refill(searchable, {
    engine,
    isWhole: false,
    step: (work) =>
      ctx.transaction(async ({ db }) => {
        if (engine.name === 'groonga' && !(await lockSecondEngine(db)))
          throw new Error('the site does not use Groonga any more, or its index is being rebuilt')
        return work(db)
      }),
  })
  const details = { site: ctx.site.code, source: searchable.source, engine: engine.name, written, removed }
  if (written + removed > 0) ctx.parts.log.info(details, 'search index repaired')
}

/** Every night all documents are compared with their domains, and missed changes are repaired. */
export const clockJobsOf = (searchables: readonly Searchable[]): readonly CronJob[] => [
  cronJob({
    name: 'search.mend',
    cron: '35 18 * * *',
    outside: true,
    queue: 'store',
    run: async (ctx) => {
      for (const searchable of searchables) await mend(ctx, searchable, postgres)
      const second = await secondEngineOf(ctx)
      if (!second) return
      for (const searchable of searchables) await mend(ctx, searchable, second)
      await ctx.transaction((ctx) => letGroongaAnswer(ctx.db, true))
    },
  }),
  cronJob({
    name: 'search.dropOldWords',
    cron: '20 18 * * *',
    run: async (ctx) => {
      const before = dayOf(new Date(ctx.now.getTime() - retentionDays * 86_400_000), ctx.site.zone)
      await dropOldTerms(ctx.db, before, todayOf(ctx))
    },
  }),
]
