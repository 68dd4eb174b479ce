import type { Tile } from '#platform/domain/tile'
import { proposalsFor } from './rule/queries.ts'

/** Rules waiting for this person's approval, except their own proposals. */
export const proposalTile: Tile = {
  name: 'learning.proposals',
  permission: 'learning.assign',
  load: async (ctx) => {
    const { count, oldestAt } = await proposalsFor(ctx)
    return { kind: 'todo', count, path: '/duties?state=proposed', ...(count > 0 ? { oldestAt } : {}) }
  },
}
