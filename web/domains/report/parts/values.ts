import type { Tile } from '#ui/layout/console-tile'

/** The values of a series; empty when the domain has not sent it. */
export const valuesOf = (tile: Tile | undefined): readonly number[] =>
  tile?.kind === 'series' ? tile.points.map(({ value }) => value) : []

export const inFigures = (count: number): string => count.toLocaleString('en-US')
