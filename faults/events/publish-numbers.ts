import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listenersOf, sites } from '../../server/app/resolvers.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import type { Site } from '../../server/platform/ctx.ts'
import { dbErrorKind } from '../../server/platform/db.ts'
import type { Parts } from '../../server/platform/parts.ts'
import type { Random } from '../env/random.ts'
import { happened, numberedDomain } from './numbered-domain.ts'

class RolledBack extends Error {}

/** Publishes numbers on all sites as the product does: in transactions of all sizes, some slow, some rolled back. */
export class Publisher {
  readonly #parts: Parts
  readonly #sites: readonly Site[]
  readonly #random: Random
  readonly #listeners = listenersOf([numberedDomain])
  #next = 1

  private constructor(parts: Parts, all: readonly Site[], random: Random) {
    this.#parts = parts
    this.#sites = all
    this.#random = random
  }

  static async open(parts: Parts, random: Random): Promise<Publisher> {
    const across = parts.database.acrossSites('numbers are published on all sites')
    return new Publisher(parts, await sites.all(across, new Date()), random)
  }

  /** Publishes this many events, by several writers at once. */
  async publish(count: number): Promise<void> {
    const end = this.#next + count
    const writer = async () => {
      while (this.#next < end) {
        const size = Math.min(end - this.#next, this.#random.chance(0.5) ? 1 : this.#random.between(1, 120))
        const first = this.#next
        this.#next += size
        await this.#write(Array.from({ length: size }, (_, at) => first + at))
      }
    }
    await Promise.all(Array.from({ length: 4 }, writer))
  }

  /** Where the connection was lost it is unknown whether the numbers were published: the key of the table decides. */
  async #write(numbers: readonly number[]): Promise<void> {
    const site = this.#random.pick(this.#sites)
    const how = { isRolledBack: this.#random.chance(0.05), isSlow: this.#random.chance(0.2) }
    for (;;)
      try {
        return await this.#tryWrite(site, numbers, how)
      } catch (error) {
        if (error instanceof RolledBack || codeOf(error) === duplicate) return
        if (dbErrorKind(error) !== 'away') throw error
        await pause(200)
      }
  }

  async #tryWrite(site: Site, numbers: readonly number[], { isRolledBack, isSlow }: How): Promise<void> {
    const ctx = openCtx({ parts: this.#parts, listeners: this.#listeners, site })
    await ctx.transaction(async (ctx) => {
      await ctx.publishAll(
        happened,
        numbers.map((n) => ({ n })),
      )
      await sql`
        insert into fault.published (site_id, n) select ${site.id}, unnest(${[...numbers]}::integer[])`.execute(
        ctx.db.kysely,
      )
      if (isSlow) await pause(300)
      if (isRolledBack) throw new RolledBack()
    })
  }
}

type How = { readonly isRolledBack: boolean; readonly isSlow: boolean }

const duplicate = '23505'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
