import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTrueWithin } from '../silence/is-true-within.ts'
import type { Api } from '../env/api.ts'
import type { Load } from './load.ts'
import type { Temporary } from './full-temp-volume.ts'
import type { Volume } from './volume.ts'

type Scene = { readonly api: Api; readonly volume: Volume; readonly files: Temporary; readonly load: Load }

/** Fills the log volume while rejected uploads write log lines, then frees it. */
export async function withoutLog({ api, volume, files, load }: Scene) {
  volume.fill()
  for (let n = 0; n < 3; n += 1) await files.send()
  const isServed = await load.isServed(performance.now(), 8)
  const dropped = isServed ? await droppedBy(api) : 0
  volume.empty()
  const isLogged = isServed && (await isTrueWithin(5, () => isLoggedAfter(files, volume)))
  return { isServed, dropped, isLogged }
}

/** One more rejected upload writes a line that is stored. */
async function isLoggedAfter(files: Temporary, volume: Volume): Promise<boolean> {
  await files.send()
  return readFileSync(join(volume.folder, 'api.log'), 'utf8').includes('log lines were dropped')
}

async function droppedBy({ metricsPort }: Api): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  return Number(/^lyceum_log_lines_dropped_total (\d+)/m.exec(await reply.text())?.[1] ?? 0)
}
