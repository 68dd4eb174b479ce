import type { Db } from '#platform/db'
import type { Room } from '#platform/room'
import { insertComment } from './comment/store.ts'
import { count } from './tally-store.ts'
import type { Target } from './targets.ts'

type Thing = {
  readonly siteId: number
}

/** A room with things to talk about, for tests that need no course. */
export function makeShelf() {
  const things = new Map<string, Thing>()
  let last = 4_000_000_000
  const room: Room = {
    name: 'shelf',
    routes: [],
    targets: {
      course: {
        isVisible: async ({ site }, id) => things.get(id)?.siteId === site.id,
      },
    },
  }
  return {
    room,
    /** Puts a thing on the shelf of a site, and answers its id. */
    put: (thing: Thing): string => {
      last += 1
      things.set(String(last), thing)
      return String(last)
    },
  }
}

/** Something that somebody said about a thing, counted as the room counts it. */
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
