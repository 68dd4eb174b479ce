import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Connection } from '../../bench/load/connection.ts'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { varFolder } from '../../tools/services/settings.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { logTail } from './log-tail.ts'
import type { Undo } from './undo.ts'

const entry = fileURLToPath(new URL('api-process.ts', import.meta.url))
const secret = randomBytes(32).toString('hex')

/** Long, for a shared machine: two processes at once took more than a minute on a busy one. */
export const startSeconds = 240

export type ApiOptions = {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly redisPrefix: string
  /** The folder of the log: one file per run, appended to by all its processes. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
}

/** The API as a process of its own, on a port that it keeps over restarts. */
export class Api {
  readonly port: number
  readonly metricsPort: number
  readonly #options: ApiOptions
  #child: ChildProcess | undefined

  private constructor(ports: { port: number; metricsPort: number }, options: ApiOptions) {
    this.port = ports.port
    this.metricsPort = ports.metricsPort
    this.#options = options
  }

  static async start(options: ApiOptions, undo: Undo): Promise<Api> {
    const api = new Api({ port: await freePort(), metricsPort: await freePort() }, options)
    undo.add(() => api.kill())
    await api.start()
    return api
  }

  /** Starts two at once: loading the program takes one core some seconds. */
  static startTwo(options: ApiOptions, undo: Undo): Promise<readonly [Api, Api]> {
    return Promise.all([Api.start(options, undo), Api.start(options, undo)])
  }

  get #ports() {
    return { PORT: String(this.port), METRICS_PORT: String(this.metricsPort) }
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the api does not run')
    return this.#child.pid
  }

  get isUp(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const file = join(this.#options.folder, 'api.log')
    const log = openSync(file, 'a')
    const child = spawn(process.execPath, [entry], {
      env: processEnv(this.#options, this.#ports),
      stdio: ['ignore', log, log, 'ipc'],
    })
    this.#child = child
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`the api ended with ${child.exitCode}:\n${logTail(file)}`)
      // Killed during its start: the caller starts it again.
      if (child.signalCode !== null) return true
      return isReadyOn(this.port)
    }
    await waitUntil(isReady, { what: 'the api', seconds: startSeconds })
  }

  /** Asks it to stop and waits; returns its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child
    if (!child || !this.isUp) return null
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    return child.exitCode
  }

  /** Kills it without notice, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || !this.isUp) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  lastLogLines(): string {
    return logTail(join(this.#options.folder, 'api.log'))
  }
}

/** The environment of a product process in this test environment. */
export function processEnv(
  { databaseUrl, redisUrl, redisPrefix, env }: ApiOptions,
  ports: { readonly PORT: string; readonly METRICS_PORT: string },
): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    // The processes share a compile cache: a run starts the same program up to twelve times.
    NODE_COMPILE_CACHE: join(varFolder, 'compile-cache'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ...ports,
    DATABASE_URL: databaseUrl,
    DATABASE_KEYS_URL: databaseUrl.replace('//lyceum_app@', '//lyceum_keys@'),
    REDIS_URL: redisUrl,
    REDIS_PREFIX: redisPrefix,
    // Required in production; no call of these runs goes there.
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY: 'unused',
    S3_SECRET_KEY: 'unused',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTENT_HOST: 'content.test',
    SECRET_KEY: secret,
    LOG_LEVEL: 'warn',
    RATE_FACTOR: '1000000',
    ...env,
  }
}

async function isReadyOn(port: number): Promise<boolean> {
  const connection = new Connection(port, 2000)
  try {
    const { status } = await connection.send('GET /ready HTTP/1.1\r\nHost: stage.test\r\n\r\n')
    return status === 200
  } catch {
    return false
  } finally {
    connection.close()
  }
}
