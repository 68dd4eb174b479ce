import { type ComponentType, createContext, lazy, use } from 'react'
import { loadPart } from '#lib/page/load-part'
import type { Texts } from '#lib/text'

type Share = { readonly name: string; readonly value: number; readonly of: number }
type Act = Readonly<Record<'seq' | 'at' | 'who' | 'action' | 'object', string>>

/** What a domain shows on the console's first page. */
export type Tile =
  | { readonly kind: 'todo'; readonly count: number; readonly oldestAt: string | null; readonly path: string }
  | { readonly kind: 'figure'; readonly value: number; readonly before: number | null }
  | { readonly kind: 'series'; readonly points: readonly { readonly on: string; readonly value: number }[] }
  | { readonly kind: 'shares'; readonly shares: readonly Share[] }
  | { readonly kind: 'acts'; readonly acts: readonly Act[] }

/** The domains' data for the console's first page, by tile name. */
export type Tiles = ReadonlyMap<string, Tile>

type Part = ComponentType<{ readonly tiles: Tiles }>

/** A component in its own chunk, loaded when the page is opened. */
export const lazyTile = (load: () => Promise<Part>): Part =>
  lazy(async () => ({ default: await loadPart(load) }))

type TilePart = {
  /** The tile it requires to be shown; it may read others of its domain as well. */
  readonly name: string
  /** A sentence on top, the wide place beside the to-dos, or one of the halves below. */
  readonly place: 'lead' | 'main' | 'half'
  readonly Part: Part
}

type Todo = {
  readonly name: string
  readonly place: 'todo'
  readonly text: Texts<{ readonly title: string; readonly act: string }>
}

/** How a domain shows one of its tiles on the console's first page. The page itself knows none of them. */
export type ConsoleTile = TilePart | Todo

const ConsoleTiles = createContext<readonly ConsoleTile[]>([])

export const ConsoleTilesProvider = ConsoleTiles

/** All tiles that domains can show, in order. */
export const useConsoleTiles = (): readonly ConsoleTile[] => use(ConsoleTiles)
