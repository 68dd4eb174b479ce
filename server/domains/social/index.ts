import type { Domain } from '#platform/domain'
import { earnings } from './earnings.ts'
import { routesOver } from './routes.ts'
import { targetsOf } from './targets.ts'

export { followedAmong, followPage, personTally } from './follow/queries.ts'
export { collectedIds } from './likes/queries.ts'
export { sharePage } from './share/queries.ts'
export { tallyOf } from './tally-store.ts'

/** Comments, likes, favourites and shares of all domains: the domains declare the targets. */
export function socialOver(domains: () => readonly Domain[]): Domain {
  return {
    name: 'social',
    routes: routesOver(targetsOf(domains)),
    earnings,
    permissions: { 'social.moderate': ['TADM', 'ADM'] },
  }
}
