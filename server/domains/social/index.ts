import type { Room } from '#platform/room'
import { routesOver } from './routes.ts'
import { targetsOf } from './targets.ts'

export { followedAmong, followPage, personTally } from './follow/queries.ts'
export { collectedIds } from './react/queries.ts'
export { sharePage } from './share/queries.ts'
export { tallyOf } from './tally-store.ts'

/** Talk, likes, favourites and shares of all rooms: which things there are is for the rooms to say. */
export function socialOver(rooms: () => readonly Room[]): Room {
  return {
    name: 'social',
    routes: routesOver(targetsOf(rooms)),
    permissions: { 'social.moderate': ['TADM', 'ADM'] },
  }
}
