import { hash } from 'node:crypto'
import { z } from 'zod'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import type { Choice } from './condition-queries.ts'
import { countEntries } from './queries.ts'

const knownSeconds = 60
/** From here on the count is expensive enough to be cached. */
const many = 1000

/**
 * The number of people, up to a limit. Small numbers are counted each time. More than a thousand are cached for a
 * minute: the index of a large unit returns all its people, so every page would read tens of thousands again.
 */
export async function countPeople(ctx: Ctx, choice: Choice): Promise<number> {
  if (choice.matchingIds) return choice.matchingIds.length
  let total: number | undefined
  const more = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'people-more', markOf(choice)),
    seconds: knownSeconds,
    parse: (value) => z.int().parse(value),
    load: async () => {
      total = await countEntries(ctx.db, choice)
      return total > many ? total : undefined
    },
  })
  // A caller that waited for another's count gets large numbers only.
  return more ?? total ?? countEntries(ctx.db, choice)
}

const markOf = ({ filter, reach }: Choice) => hash('sha256', JSON.stringify([filter, reach]), 'base64url')
