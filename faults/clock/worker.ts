import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ApiOptions, processEnv, startSeconds } from '../env/api.ts'
import { logTail } from '../env/log-tail.ts'
import type { Undo } from '../env/undo.ts'

const entry = fileURLToPath(new URL('worker-process.ts', import.meta.url))

/** Starts the worker as a process of its own; resolves, once it is up, with a function that stops it. */
export async function startWorker(options: ApiOptions, undo: Undo): Promise<() => Promise<void>> {
  const file = join(options.folder, 'worker.log')
  const log = openSync(file, 'a')
  const env = processEnv(options, { PORT: '0', METRICS_PORT: '0' })
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', log, log, 'ipc'] })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  undo.add(end)
  const late = AbortSignal.timeout(startSeconds * 1000)
  const ended = once(child, 'exit', { signal: late }).then(() => {
    throw new Error(`the worker ended:\n${logTail(file)}`)
  })
  await Promise.race([once(child, 'message', { signal: late }), ended])
  ended.catch(() => undefined)
  return end
}
