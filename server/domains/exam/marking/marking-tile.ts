import type { Tile } from '#platform/domain/tile'
import { markingCount } from './show-marking.ts'

/** Answers that wait for this person's mark. */
export const markingTile: Tile = {
  name: 'exam.marking',
  permission: 'exam.mark',
  load: async (ctx) => ({ kind: 'todo', count: await markingCount(ctx), path: '/exam-marking' }),
}
