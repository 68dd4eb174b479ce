import type { Tile } from '#platform/domain/tile'
import { catalogueFigures } from './tile-queries.ts'

/** Number of published courses, compared with last week. */
export const publishedTile: Tile = {
  name: 'course.published',
  permission: 'course.read',
  load: async (ctx) => {
    const { published, before } = await catalogueFigures(ctx)
    return { kind: 'figure', value: published, before }
  },
}

/** Courses that were begun but never published. */
export const draftsTile: Tile = {
  name: 'course.drafts',
  permission: 'course.author',
  load: async (ctx) => {
    const { drafts, oldestAt } = await catalogueFigures(ctx)
    return {
      kind: 'todo',
      count: drafts,
      path: '/courses?state=draft',
      ...(oldestAt === null ? {} : { oldestAt }),
    }
  },
}
