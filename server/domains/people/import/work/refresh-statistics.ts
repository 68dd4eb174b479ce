import type { Ctx } from '#platform/ctx'
import { takeStock } from '../rows/transaction-store.ts'

/** Counts written rows and updates the table statistics each time the number has doubled. */
export class Stocktaking {
  #rows = 0
  #next = 500

  async count(ctx: Ctx, rows: number): Promise<void> {
    this.#rows += rows
    if (this.#rows < this.#next) return
    this.#next = this.#rows * 2
    // Another worker may be doing it already; that is enough.
    await ctx
      .transaction((ctx) => takeStock(ctx.db))
      .catch((error: unknown) => {
        ctx.parts.log.warn({ err: error }, 'table statistics not updated')
      })
  }
}
