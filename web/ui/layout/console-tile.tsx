import type { Tile } from '@lyceum/contract/admin'
import { type ComponentType, createContext, lazy, use } from 'react'
import { loadPart } from '#lib/load-part'
import type { Texts } from '#lib/text'

/** What the rooms have loaded for the console's first page, by name. */
export type Tiles = ReadonlyMap<string, Tile>

type Part = ComponentType<{ readonly tiles: Tiles }>

/** A part that comes in a file of its own, when the page is opened. */
export const lazyTile = (load: () => Promise<Part>): Part =>
  lazy(async () => ({ default: await loadPart(load) }))

type Drawn = {
  /** The tile without which it is not shown; it may read others of its room as well. */
  readonly name: string
  /** A sentence on top, the wide place beside what waits, or one of the halves below. */
  readonly place: 'lead' | 'main' | 'half'
  readonly Part: Part
}

type Todo = {
  readonly name: string
  readonly place: 'todo'
  readonly text: Texts<{ readonly title: string; readonly act: string }>
}

/** How a room shows one of its tiles on the console's first page. The page itself knows none of them. */
export type ConsoleTile = Drawn | Todo

const ConsoleTiles = createContext<readonly ConsoleTile[]>([])

export const ConsoleTilesProvider = ConsoleTiles

/** All tiles that rooms can show, in their order. */
export const useConsoleTiles = (): readonly ConsoleTile[] => use(ConsoleTiles)
