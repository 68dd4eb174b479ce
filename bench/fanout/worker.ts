import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Undo } from '../../faults/env/undo.ts'

const main = fileURLToPath(new URL('../../server/app/main.ts', import.meta.url))

type WorkerSettings = {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly redisPrefix: string
}

/** The product's worker, as a process beside the API. */
export async function startWorker(
  { databaseUrl, redisUrl, redisPrefix }: WorkerSettings,
  undo: Undo,
): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    METRICS_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: redisPrefix,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' })
  undo.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
}
