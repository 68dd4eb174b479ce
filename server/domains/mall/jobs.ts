import { signAfterDays } from '@lyceum/contract/mall'
import { cronJob } from '#platform/jobs'
import { signExchange } from './exchange/change-exchange-state.ts'
import { unconfirmed } from './exchange/store.ts'

const batch = 200

/** what nobody confirmed within fifteen days counts as received. */
export const signShipments = cronJob({
  name: 'mall.signShipments',
  cron: '17 * * * *',
  run: async (ctx) => {
    const before = new Date(ctx.now.getTime() - signAfterDays * 86_400_000)
    for (;;) {
      const signed = await ctx.transaction(async (ctx) => {
        const due = await unconfirmed(ctx.db, before, batch)
        for (const exchange of due) await signExchange(ctx, exchange, { byClock: true })
        return due.length
      })
      if (signed < batch) return
    }
  },
})
