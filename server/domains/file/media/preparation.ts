import type { FileRow } from '../store.ts'
import type { Measured, Piece } from './store.ts'

/** What a preparation works with. It knows neither the database nor the object store. */
export type Bench = {
  readonly file: Pick<FileRow, 'name' | 'type' | 'size' | 'objectKey'>
  /** The original on the local disk. */
  readonly source: string
  /** Where programs may write. */
  readonly folder: string
  /** Aborted when another worker has taken over. */
  readonly signal: AbortSignal
  /** Reports progress from 0 to 1. */
  readonly report: (share: number) => void
  /** A piece that an earlier run has finished. */
  readonly known: (name: string) => Promise<Piece | undefined>
  /** Puts a generated file into the object store. */
  readonly store: (made: Made) => Promise<Piece>
  /** Downloads a piece to the local disk. */
  readonly bring: (piece: Piece, path: string) => Promise<void>
  /** Saves finished pieces, so that a later run need not make them again. */
  readonly keep: (pieces: readonly Piece[]) => Promise<void>
  /** Makes the saved pieces playable already, before the better ones follow. */
  readonly show: (measured: Measured) => Promise<void>
}

type Made = { readonly name: string; readonly type: string; readonly path: string }
