import type { Tile } from '@lyceum/contract/admin'

/** The values of a series; none when the room has not given it. */
export const valuesOf = (tile: Tile | undefined): readonly number[] =>
  tile?.kind === 'series' ? tile.points.map(({ value }) => value) : []

export const inFigures = (count: number): string => count.toLocaleString('en-US')
