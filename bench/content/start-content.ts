import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ApiOptions, processEnv, startSeconds } from '../../faults/env/api.ts'
import { logTail } from '../../faults/env/log-tail.ts'
import type { Undo } from '../../faults/env/undo.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'

const entry = fileURLToPath(new URL('../../server/app/main.ts', import.meta.url))

/** The product's content process, on the port that its environment names. */
export async function startContent(options: ApiOptions, port: number, undo: Undo): Promise<void> {
  const file = join(options.folder, 'content.log')
  const log = openSync(file, 'a')
  const child = spawn(process.execPath, [entry, 'content'], {
    env: processEnv(options, { PORT: '0', METRICS_PORT: '0' }),
    stdio: ['ignore', log, log],
    // In a session of its own, like `npm run up` and containers, because the system shares CPU time by session. In the
    // folder of the run, where the next run finds it if this one is killed.
    detached: true,
    cwd: options.folder,
  })
  undo.add(async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await gone
  })
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`content ended with ${child.exitCode}:\n${logTail(file)}`)
    return fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await waitUntil(isReady, { what: 'content', seconds: startSeconds })
}
