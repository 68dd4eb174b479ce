import type { Tile } from '#platform/tile'
import { markingCount } from './show-marking.ts'

/** Answers of papers that wait for this person's mark. */
export const markingTile: Tile = {
  name: 'exam.marking',
  permission: 'exam.mark',
  load: async (ctx) => ({ kind: 'todo', count: await markingCount(ctx), path: '/exam-marking' }),
}
