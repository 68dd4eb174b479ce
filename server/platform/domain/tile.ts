import type { Ctx } from '../ctx.ts'

/** Something that waits for an administrator, and the console page where it is handled. */
type TodoTile = {
  readonly kind: 'todo'
  readonly count: number
  readonly oldestAt?: Date
  readonly path: string
}

/** One number, and its value a week before. */
type FigureTile = { readonly kind: 'figure'; readonly value: number; readonly before?: number }

/** Values of days or weeks, oldest first. */
type SeriesTile = {
  readonly kind: 'series'
  readonly points: readonly { readonly on: string; readonly value: number }[]
}

/** Parts of the organisation side by side: a share of a total each. */
type SharesTile = {
  readonly kind: 'shares'
  readonly shares: readonly { readonly name: string; readonly value: number; readonly of: number }[]
}

/** Recent acts, newest first. */
type ActsTile = {
  readonly kind: 'acts'
  readonly acts: readonly {
    readonly seq: string
    readonly at: Date
    readonly who: string
    readonly action: string
    readonly object: string
  }[]
}

/** A tile on the console's first page; its text is in the domain's web text, under the same name. */
export type Tile = {
  /** `people.registrations`: the domain, then what it shows. */
  readonly name: string
  /** People without it do not see the tile. */
  readonly permission: string
  readonly load: (ctx: Ctx) => Promise<TodoTile | FigureTile | SeriesTile | SharesTile | ActsTile>
}
