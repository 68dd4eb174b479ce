import { setTimeout as pause } from 'node:timers/promises'
import { openSilencer, type Silencer } from '../../server/testing/silencer.ts'
import { addressOf, settings } from '../../tools/services/settings.ts'
import { redisUrl } from '../stage/redis-url.ts'
import type { Undo } from '../stage/undo.ts'

export type Target = 'postgres' | 'redis' | 's3'

export type Targets = Awaited<ReturnType<typeof openTargets>>

/** Lines to PostgreSQL, Redis and the object store that can fall silent. */
export async function openTargets(databaseUrl: string, undo: Undo) {
  const open = async (url: URL, usualPort: number) => {
    const silencer = await openSilencer({ host: url.hostname, port: Number(url.port || usualPort) })
    undo.add(silencer.close)
    return silencer
  }
  const lines: Readonly<Record<Target, Silencer>> = {
    postgres: await open(new URL(databaseUrl), 5432),
    redis: await open(new URL(redisUrl), 6379),
    s3: await open(settings.s3.endpoint, addressOf(settings.s3.endpoint).port),
  }
  const through = (url: string, { port }: Silencer) => {
    const address = new URL(url)
    address.host = `127.0.0.1:${port}`
    return address.href.replace(/\/$/, '')
  }
  return {
    databaseUrl: through(databaseUrl, lines.postgres),
    redisUrl: through(redisUrl, lines.redis),
    s3Url: through(settings.s3.endpoint.origin, lines.s3),
    /** Answers how many connections fell silent. Each upload has one of its own, so there all of a moment do. */
    silence: async (target: Target) => {
      let silent = lines[target].silence()
      for (const end = performance.now() + (target === 's3' ? 500 : 0); performance.now() < end;) {
        await pause(5)
        silent += lines[target].silence()
      }
      return silent
    },
    /** Whether a connection that works is open. */
    isOpen: (target: Target) => lines[target].openCount() > 0 || target === 's3',
  }
}
