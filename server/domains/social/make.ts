import type { Db } from '#platform/db'
import type { Domain } from '#platform/domain'
import { insertComment } from './comment/store.ts'
import { count } from './tally-store.ts'
import type { Target } from './targets.ts'

type Thing = {
  readonly siteId: number
}

/** A domain with targets to comment on, for tests that need no course. */
export function makeTargetDomain() {
  const things = new Map<string, Thing>()
  let last = 4_000_000_000
  const domain: Domain = {
    name: 'shelf',
    routes: [],
    targets: {
      course: {
        isVisible: async ({ site }, id) => things.get(id)?.siteId === site.id,
      },
    },
  }
  return {
    domain,
    /** Adds a target to a site and returns its id. */
    put: (thing: Thing): string => {
      last += 1
      things.set(String(last), thing)
      return String(last)
    },
  }
}

/** A comment on a target, with its counters. */
export async function makeComment(db: Db, target: Target, accountId: string): Promise<string> {
  await count(db, target, { comments: 1 })
  const { id } = await insertComment(db, {
    target,
    accountId,
    parentId: null,
    html: '<p>很有收获。</p>',
    at: new Date(),
  })
  return id
}
