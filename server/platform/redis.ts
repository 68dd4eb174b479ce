import { Command, Redis } from 'ioredis'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/**
 * Redis holds what may be lost at any moment: caches, limits, presence, socket fan-out. Every call answers within
 * a moment or fails, and every caller must know what to do without it.
 */
export function openRedis(config: Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX' | 'PATIENCE'>, log: Log): Redis {
  const redis = new WaryRedis(config.REDIS_URL, {
    keyPrefix: config.REDIS_PREFIX,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 500 * config.PATIENCE,
    connectTimeout: 2000 * config.PATIENCE,
    lazyConnect: true,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  })
  let reported = false
  redis.on('error', (error: Error) => {
    if (!reported) log.warn({ err: error }, 'redis is away')
    reported = true
  })
  redis.on('hang', () => log.warn('redis hangs: nobody waits for it until it answers again'))
  redis.on('ready', () => {
    reported = false
  })
  return redis
}

const mostSilences = 3
const askAgainMs = 500

/**
 * A Redis that hangs would cost every call half a second for each question. After a few silences in a row nothing is
 * asked any more and all is refused at once; only a ping goes out from time to time, for which nobody waits, and its
 * answer opens the way again.
 */
class WaryRedis extends Redis {
  #silences = 0
  #asking: NodeJS.Timeout | undefined

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
    clearInterval(this.#asking)
    this.#asking = undefined
  }

  #missed(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Command timed out') return
    this.#silences += 1
    if (this.#silences < mostSilences || this.#asking) return
    this.emit('hang')
    this.#asking = setInterval(() => this.#ask(), askAgainMs)
    this.#asking.unref()
  }

  #ask(): void {
    if (this.status === 'end') return this.#heard()
    // Not by way of the pipeline, which is closed with everything else.
    void this.#heeded(new Command('ping'))
  }
}

/** A key of one site: no cache entry, limit or presence mark exists without its site (INV-T04). */
export function siteKey(siteId: number, ...parts: readonly (string | number)[]): string {
  return ['s', siteId, ...parts].join(':')
}
