import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The wall clock of some processes, settable while they run; monotonic clocks are not changed. */
export class FakeClock {
  readonly #file: string
  readonly env: Readonly<Record<string, string>>

  constructor(folder: string) {
    const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
    if (!library) throw new Error('libfaketime is not installed: npm run services -- start faketime')
    this.#file = join(folder, 'time-offset')
    this.set(0)
    this.env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
  }

  set(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`)
  }
}
