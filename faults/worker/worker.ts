import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { varFolder } from '../../tools/services/settings.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { logTail } from '../env/log-tail.ts'
import type { Undo } from '../env/undo.ts'

const entry = fileURLToPath(new URL('worker-process.ts', import.meta.url))
const secret = randomBytes(32).toString('hex')
const startSeconds = 240

export type WorkerOptions = {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly redisPrefix: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** A worker as a process of its own. */
export class Worker {
  readonly #child: ChildProcess

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  static async start(options: WorkerOptions, undo: Undo): Promise<Worker> {
    const file = join(options.folder, 'worker.log')
    const log = openSync(file, 'a')
    const metricsPort = await freePort()
    const env = { ...envOf(options), METRICS_PORT: String(metricsPort) }
    const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', log, log, 'ipc'] })
    const worker = new Worker(child)
    undo.add(() => worker.kill())
    const isUp = async () => {
      if (child.exitCode !== null)
        throw new Error(`the worker ended with ${child.exitCode}:\n${logTail(file)}`)
      return isAlive(metricsPort)
    }
    await waitUntil(isUp, { what: 'the worker', seconds: startSeconds })
    return worker
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isUp(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Kills it without notice, as a crash would. */
  async kill(): Promise<void> {
    if (!this.isUp) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  /** Stops it (SIGSTOP), like a machine that is migrated or swaps. */
  stop(): void {
    this.#child.kill('SIGSTOP')
  }

  goOn(): void {
    this.#child.kill('SIGCONT')
  }
}

async function isAlive(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/alive`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

function envOf({ databaseUrl, redisUrl, redisPrefix, env }: WorkerOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: join(varFolder, 'compile-cache'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_KEYS_URL: databaseUrl.replace('//lyceum_app@', '//lyceum_keys@'),
    REDIS_URL: redisUrl,
    REDIS_PREFIX: redisPrefix,
    S3_ACCESS_KEY: 'unused',
    S3_SECRET_KEY: 'unused',
    CONTENT_HOST: 'content.test',
    SECRET_KEY: secret,
    LOG_LEVEL: 'warn',
    ...env,
  }
}
