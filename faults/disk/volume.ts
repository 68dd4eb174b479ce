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
import type { Undo } from '../stage/undo.ts'

const run = promisify(execFile)
const chunk = Buffer.alloc(65_536)

type Wanted = { readonly folder: string; readonly megabytes: number }

/** A small volume of this run's own, in memory, that can be filled to the last byte. */
export class Volume {
  readonly folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.folder = folder
    this.#ballast = join(folder, 'ballast')
  }

  /** Fails where mounting is refused, which needs root. */
  static async mount({ folder, megabytes }: Wanted, undo: Undo): Promise<Volume> {
    mkdirSync(folder)
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    undo.add(() => run('umount', ['--lazy', folder]))
    chmodSync(folder, 0o777)
    return new Volume(folder)
  }

  /** Fills it; so many bytes are left. */
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
