import { setTimeout as pause } from 'node:timers/promises'
import { openSilentProxy, type SilentProxy } from '../../server/testing/servers/silent-proxy.ts'
import { addressOf, settings } from '../../tools/services/settings.ts'
import { redisUrl } from '../env/redis-url.ts'
import type { Undo } from '../env/undo.ts'

export type Target = 'postgres' | 'redis' | 's3'

export type Targets = Awaited<ReturnType<typeof openTargets>>

/** Proxied connections to PostgreSQL, Redis and the object store that can go silent. */
export async function openTargets(databaseUrl: string, undo: Undo) {
  const open = async (url: URL, usualPort: number) => {
    const silencer = await openSilentProxy({ host: url.hostname, port: Number(url.port || usualPort) })
    undo.add(silencer.close)
    return silencer
  }
  const lines: Readonly<Record<Target, SilentProxy>> = {
    postgres: await open(new URL(databaseUrl), 5432),
    redis: await open(new URL(redisUrl), 6379),
    s3: await open(settings.s3.endpoint, addressOf(settings.s3.endpoint).port),
  }
  const through = (url: string, { port }: SilentProxy) => {
    const address = new URL(url)
    address.host = `127.0.0.1:${port}`
    return address.href.replace(/\/$/, '')
  }
  return {
    databaseUrl: through(databaseUrl, lines.postgres),
    redisUrl: through(redisUrl, lines.redis),
    s3Url: through(settings.s3.endpoint.origin, lines.s3),
    /** Returns how many connections went silent. Each upload has its own, so for the object store all current ones do. */
    silence: async (target: Target) => {
      let silent = lines[target].silence()
      for (const end = performance.now() + (target === 's3' ? 500 : 0); performance.now() < end;) {
        await pause(5)
        silent += lines[target].silence()
      }
      return silent
    },
    /** Whether a working connection is open. */
    isOpen: (target: Target) => lines[target].openCount() > 0 || target === 's3',
  }
}
