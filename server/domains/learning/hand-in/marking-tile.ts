import type { Tile } from '#platform/tile'
import { waitingForMark } from './marking-queries.ts'

/** Work that was handed in and that nobody has marked. */
export const markingTile: Tile = {
  name: 'learning.marking',
  permission: 'learning.mark',
  load: async (ctx) => {
    const { count, oldestAt } = await waitingForMark(ctx)
    return { kind: 'todo', count, path: '/marking', ...(oldestAt === null ? {} : { oldestAt }) }
  },
}
