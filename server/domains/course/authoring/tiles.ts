import type { Tile } from '#platform/tile'
import { shelfFigures } from './tile-queries.ts'

/** How many courses stand on the shelf, against last week. */
export const publishedTile: Tile = {
  name: 'course.published',
  permission: 'course.read',
  load: async (ctx) => {
    const { published, before } = await shelfFigures(ctx)
    return { kind: 'figure', value: published, before }
  },
}

/** Courses that somebody began and nobody has published. */
export const draftsTile: Tile = {
  name: 'course.drafts',
  permission: 'course.author',
  load: async (ctx) => {
    const { drafts, oldestAt } = await shelfFigures(ctx)
    return {
      kind: 'todo',
      count: drafts,
      path: '/courses?state=draft',
      ...(oldestAt === null ? {} : { oldestAt }),
    }
  },
}
