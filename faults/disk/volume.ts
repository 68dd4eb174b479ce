import { execFile } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Undo } from '../env/undo.ts'

const run = promisify(execFile)
const chunk = Buffer.alloc(65_536)

type VolumeOptions = { readonly folder: string; readonly megabytes: number }

/** A small in-memory volume of this run that can be filled to the last byte. */
export class Volume {
  readonly folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.folder = folder
    this.#ballast = join(folder, 'ballast')
  }

  /** Fails where mounting is not permitted; it needs root. */
  static async mount({ folder, megabytes }: VolumeOptions, undo: Undo): Promise<Volume> {
    mkdirSync(folder)
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    undo.add(() => run('umount', ['--lazy', folder]))
    chmodSync(folder, 0o777)
    return new Volume(folder)
  }

  /** Fills it except for this many bytes. */
  fill(left = 0): void {
    const file = openSync(this.#ballast, 'a')
    let size = 0
    try {
      for (;;) size += writeSync(file, chunk)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      closeSync(file)
    }
    if (left > 0) truncateSync(this.#ballast, Math.max(0, size - left))
  }

  empty(): void {
    if (existsSync(this.#ballast)) rmSync(this.#ballast)
  }
}
