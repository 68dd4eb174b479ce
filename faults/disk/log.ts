import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calm } from '../silence/calm.ts'
import type { Api } from '../stage/api.ts'
import type { Crowd } from './crowd.ts'
import type { Temporary } from './temporary.ts'
import type { Volume } from './volume.ts'

type Scene = { readonly api: Api; readonly volume: Volume; readonly files: Temporary; readonly crowd: Crowd }

/** Fills the volume of the log while uploads are refused, which writes lines; then makes room. */
export async function withoutLog({ api, volume, files, crowd }: Scene) {
  volume.fill()
  for (let n = 0; n < 3; n += 1) await files.send()
  const isServed = await crowd.isServed(performance.now(), 8)
  const dropped = isServed ? await droppedBy(api) : 0
  volume.empty()
  const isTold = isServed && (await calm(5, () => isToldAfter(files, volume)))
  return { isServed, dropped, isTold }
}

/** One more refusal writes a line that goes through. */
async function isToldAfter(files: Temporary, volume: Volume): Promise<boolean> {
  await files.send()
  return readFileSync(join(volume.folder, 'api.log'), 'utf8').includes('log lines were dropped')
}

async function droppedBy({ metricsPort }: Api): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  return Number(/^lyceum_log_lines_dropped_total (\d+)/m.exec(await reply.text())?.[1] ?? 0)
}
