import type { Tile } from '#platform/domain/tile'
import { waitingForMark } from './marking-queries.ts'

/** Handed-in work without a mark. */
export const markingTile: Tile = {
  name: 'learning.marking',
  permission: 'learning.mark',
  load: async (ctx) => {
    const { count, oldestAt } = await waitingForMark(ctx)
    return { kind: 'todo', count, path: '/marking', ...(oldestAt === null ? {} : { oldestAt }) }
  },
}
