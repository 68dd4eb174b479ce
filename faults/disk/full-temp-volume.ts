import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Connection } from '../../bench/load/connection.ts'
import { formText } from '../silence/uploader.ts'
import type { Person } from '../env/database.ts'
import type { Volume } from './volume.ts'

const tries = 5
/** What is left on the full volume: an upload starts to arrive and cannot finish. */
const leftBytes = 200_000
const large = 'a line of a large file\n'.repeat(50_000)

/** Uploads while the volume for temporary files is full. */
export class Temporary {
  readonly #port: number
  readonly #person: Person
  readonly #volume: Volume

  constructor(port: number, person: Person | undefined, volume: Volume) {
    if (!person) throw new Error('no person is left to upload')
    this.#port = port
    this.#person = person
    this.#volume = volume
  }

  /** How large uploads are answered on a full volume, and whether any temporary file remains. */
  async fillUp() {
    this.#volume.fill(leftBytes)
    const statuses: Record<string, number> = {}
    for (let n = 0; n < tries; n += 1) {
      const status = String(await this.send())
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    const spool = join(this.#volume.folder, 'lyceum-spool')
    const leftovers = existsSync(spool) ? readdirSync(spool).length : 0
    return { statuses, leftovers }
  }

  empty(): void {
    this.#volume.empty()
  }

  /** Sends a large file; returns the status. */
  async send(): Promise<number | undefined> {
    const line = new Connection(this.#port, 5000)
    try {
      return (await line.send(formText(this.#person, { name: 'large_2026-05-01.txt', text: large }))).status
    } catch {
      return undefined
    } finally {
      line.close()
    }
  }
}
