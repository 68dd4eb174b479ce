import { Command, Redis, type RedisOptions } from 'ioredis'
import type { Config } from '../process/config.ts'
import type { Log } from '../log.ts'

const silentMs = 5000
const keepAliveMs = 5000
const probeMs = 3000
/** Longer than a blocking stream read (5 s). */
const streamSilentMs = 10_000

/**
 * Redis holds only what may be lost at any moment: caches, limits, presence, socket fan-out. Every call answers quickly or
 * fails, and every caller must work without it.
 */
export function openRedis(config: Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX' | 'PATIENCE'>, log: Log): Redis {
  const redis = new WaryRedis(silentMs * config.PATIENCE, config.REDIS_URL, {
    keyPrefix: config.REDIS_PREFIX,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 500 * config.PATIENCE,
    connectTimeout: 2000 * config.PATIENCE,
    keepAlive: keepAliveMs,
    lazyConnect: true,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  })
  let reported = false
  redis.on('error', (error: Error) => {
    if (!reported) log.warn({ err: error }, 'redis is away')
    reported = true
  })
  redis.on('hang', () => log.warn('redis hangs: commands are rejected until it answers again'))
  redis.on('ready', () => {
    reported = false
  })
  return redis
}

const mostSilences = 3
const askAgainMs = 500

/**
 * A hanging Redis would cost every call half a second per command. After a few timeouts in a row all commands are rejected
 * at once; only a ping is sent from time to time, and its answer ends that state.
 */
class WaryRedis extends Redis {
  readonly #silentMs: number
  #silences = 0
  #asking: NodeJS.Timeout | undefined
  #cutting: NodeJS.Timeout | undefined

  constructor(silentMs: number, url: string, options: RedisOptions & { replyMapping?: 'legacy' }) {
    super(url, options)
    this.#silentMs = silentMs
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sent
    if (this.#asking && this.status === 'ready') {
      command.reject(new Error('Redis hangs'))
      return command.promise
    }
    return this.#heeded(...sent)
  }

  #heeded(...sent: Parameters<Redis['sendCommand']>): unknown {
    sent[0].promise.then(
      () => this.#heard(),
      (error: unknown) => this.#missed(error),
    )
    return super.sendCommand(...sent)
  }

  #heard(): void {
    this.#silences = 0
    if (!this.#cutting) return
    clearInterval(this.#asking)
    clearTimeout(this.#cutting)
    this.#asking = this.#cutting = undefined
  }

  #missed(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Command timed out') return
    this.#silences += 1
    this.#cutting ??= setTimeout(() => this.#cut(), this.#silentMs).unref()
    if (this.#silences < mostSilences || this.#asking) return
    this.emit('hang')
    this.#asking = setInterval(() => this.#ask(), askAgainMs)
    this.#asking.unref()
  }

  /**
   * The socket may be dead while Redis works: it is closed and a new one opened. The driver's own `socketTimeout`
   * sets and clears a timer for every answer.
   */
  #cut(): void {
    this.#cutting = undefined
    clearInterval(this.#asking)
    this.#asking = undefined
    this.stream.destroy(new Error('no data from Redis'))
  }

  #ask(): void {
    if (this.status === 'end') return this.#heard()
    // Not through the pipeline, which is blocked like all other commands.
    void this.#heeded(new Command('ping'))
  }
}

type Stream = Pick<Config, 'PATIENCE'> & { readonly like: RedisOptions }

/**
 * A connection for socket traffic: it may wait for Redis, because no answer depends on it. It sends a ping from time to
 * time, because a connection that only listens would never notice that the other end is gone.
 */
export class StreamRedis extends Redis {
  readonly #stream: Stream

  constructor(stream: Stream) {
    const options = {
      ...stream.like,
      replyMapping: 'legacy' as const,
      keyPrefix: '',
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
      lazyConnect: false,
      socketTimeout: streamSilentMs * stream.PATIENCE,
    }
    super(options)
    this.#stream = stream
    this.on('error', () => undefined)
    const probing = setInterval(() => this.#probe(), probeMs * stream.PATIENCE).unref()
    this.once('end', () => clearInterval(probing))
  }

  /** The same class, because the streams adapter opens several. */
  override duplicate(): never {
    return new StreamRedis(this.#stream) as never
  }

  #probe(): void {
    if (this.status === 'ready') this.ping().catch(() => undefined)
  }
}

/** A key of one site: every cache entry, limit or presence mark contains its site (INV-T04). */
export function siteKey(siteId: number, ...parts: readonly (string | number)[]): string {
  return ['s', siteId, ...parts].join(':')
}
