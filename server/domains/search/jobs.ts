import { dayOf, todayOf } from '#platform/days'
import { type ClockJob, clockJob } from '#platform/jobs'
import type { Searchable } from '#platform/searchable'
import { dropOldWords } from './asked/store.ts'
import { refill } from './index/keep-index.ts'

const keptDays = 91

/** Once a night all documents are held against their rooms; what a fact has missed is mended. */
export const clockJobsOf = (searchables: readonly Searchable[]): readonly ClockJob[] => [
  clockJob({
    name: 'search.mend',
    cron: '35 18 * * *',
    run: async (ctx) => {
      for (const searchable of searchables) {
        const { written, removed } = await refill(searchable, {
          isWhole: false,
          step: (work) => ctx.transaction((ctx) => work(ctx.db)),
        })
        if (written + removed > 0)
          ctx.parts.log.info(
            { site: ctx.site.code, source: searchable.source, written, removed },
            'search was mended',
          )
      }
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
