import type { Ctx } from './ctx.ts'

/** Something that waits for an administrator, and the page of the console where it is handled. */
type TodoTile = {
  readonly kind: 'todo'
  readonly count: number
  readonly oldestAt?: Date
  readonly path: string
}

/** One number, and what it was a week before. */
type FigureTile = { readonly kind: 'figure'; readonly value: number; readonly before?: number }

/** Values of days or weeks, the oldest first. */
type SeriesTile = {
  readonly kind: 'series'
  readonly points: readonly { readonly on: string; readonly value: number }[]
}

/** Parts of the organisation side by side: so many of so many. */
type SharesTile = {
  readonly kind: 'shares'
  readonly shares: readonly { readonly name: string; readonly value: number; readonly of: number }[]
}

/** What happened lately, the newest first. */
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

/** What a room puts on the console's first page; its words are in the room's own web text, under the same name. */
export type Tile = {
  /** `people.registrations`: the room, then what it shows. */
  readonly name: string
  /** Whoever does not hold it does not see the tile. */
  readonly permission: string
  readonly load: (ctx: Ctx) => Promise<TodoTile | FigureTile | SeriesTile | SharesTile | ActsTile>
}
