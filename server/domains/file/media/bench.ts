import type { FileRow } from '../store.ts'
import type { Measured, Piece } from './store.ts'

/** What a preparation works on, and with. It knows neither the database nor the object store. */
export type Bench = {
  readonly file: Pick<FileRow, 'name' | 'type' | 'size' | 'objectKey'>
  /** The original on this machine's disk. */
  readonly source: string
  /** Where programs may write. */
  readonly folder: string
  /** Ends the work when another worker has taken it over. */
  readonly signal: AbortSignal
  /** How far it is, from 0 to 1. */
  readonly report: (share: number) => void
  /** What an earlier run has finished. */
  readonly known: (name: string) => Promise<Piece | undefined>
  /** Puts a file that was made into the object store. */
  readonly store: (made: Made) => Promise<Piece>
  /** Brings a piece back onto this machine's disk. */
  readonly bring: (piece: Piece, path: string) => Promise<void>
  /** Keeps what is finished, so that a run after this one need not make it again. */
  readonly keep: (pieces: readonly Piece[]) => Promise<void>
  /** What was kept so far plays already, though better will follow. */
  readonly show: (measured: Measured) => Promise<void>
}

type Made = { readonly name: string; readonly type: string; readonly path: string }
