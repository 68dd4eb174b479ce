import type { Ctx } from '#platform/ctx'
import { takeStock } from '../rows/transaction-store.ts'

/** Counts rows that were written, and lets the database look again whenever they have become twice as many. */
export class Stocktaking {
  #rows = 0
  #next = 500

  async count(ctx: Ctx, rows: number): Promise<void> {
    this.#rows += rows
    if (this.#rows < this.#next) return
    this.#next = this.#rows * 2
    // Somebody else may be at it already; then that will do.
    await ctx
      .transaction((ctx) => takeStock(ctx.db))
      .catch((error: unknown) => {
        ctx.parts.log.warn({ err: error }, 'tables were not counted again')
      })
  }
}
