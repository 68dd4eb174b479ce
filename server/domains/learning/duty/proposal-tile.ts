import type { Tile } from '#platform/tile'
import { proposalsFor } from './rule/queries.ts'

/** Rules that wait for this person's consent; one's own proposals wait for others. */
export const proposalTile: Tile = {
  name: 'learning.proposals',
  permission: 'learning.assign',
  load: async (ctx) => {
    const { count, oldestAt } = await proposalsFor(ctx)
    return { kind: 'todo', count, path: '/duties?state=proposed', ...(count > 0 ? { oldestAt } : {}) }
  },
}
