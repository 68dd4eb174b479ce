import { consoleTiles as adminTiles } from '#domains/admin'
import { consoleTiles as courseTiles } from '#domains/course'
import { consoleTiles as examTiles } from '#domains/exam'
import { consoleTiles as learningTiles } from '#domains/learning'
import { consoleTiles as peopleTiles } from '#domains/people'
import { consoleTiles as reportTiles } from '#domains/report'
import type { ConsoleTile } from '#ui/layout/console-tile'

/** The tiles of the domains on the console's first page, in display order. */
export const consoleTiles: readonly ConsoleTile[] = [
  ...reportTiles,
  ...peopleTiles,
  ...learningTiles,
  ...examTiles,
  ...courseTiles,
  ...adminTiles,
]
