import { hash } from 'node:crypto'
import { z } from 'zod'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/redis'
import type { Choice } from './condition-queries.ts'
import { countEntries } from './queries.ts'

const knownSeconds = 60
/** From here on counting is dear enough to be remembered. */
const many = 1000

/**
 * How many there are, as far as anyone counts. Small numbers are counted each time. More than a thousand are known for a
 * minute: the index of a large unit gives all its people or none, so every page would gather tens of thousands again.
 */
export async function countPeople(ctx: Ctx, choice: Choice): Promise<number> {
  if (choice.matchingIds) return choice.matchingIds.length
  let counted: number | undefined
  const more = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'people-more', markOf(choice)),
    seconds: knownSeconds,
    parse: (value) => z.int().parse(value),
    load: async () => {
      counted = await countEntries(ctx.db, choice)
      return counted > many ? counted : undefined
    },
  })
  // Who waited for the count of somebody else hears of large numbers only.
  return more ?? counted ?? countEntries(ctx.db, choice)
}

const markOf = ({ filter, reach }: Choice) => hash('sha256', JSON.stringify([filter, reach]), 'base64url')
