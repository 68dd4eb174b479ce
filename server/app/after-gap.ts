import { openCtx } from '#platform/open-ctx'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { listenersOf, sites } from './doors.ts'

/** What the rooms do when API nodes are back: site by site, and one that cannot be reached holds up no other. */
export function afterGap(parts: Parts, rooms: readonly Room[]): () => Promise<void> {
  const listeners = listenersOf(rooms)
  const work = rooms.flatMap(({ onApiGap }) => onApiGap ?? [])
  return async () => {
    const all = await sites.all(
      parts.database.acrossSites('after a gap every site is looked at'),
      parts.clock.now(),
    )
    for (const site of all) {
      for (const one of work) {
        await one(openCtx({ parts, listeners, site })).catch((error: unknown) =>
          parts.log.error({ err: error, siteId: site.id }, 'a site could not be looked at after a gap'),
        )
      }
    }
  }
}
