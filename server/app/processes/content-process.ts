import { constants, setPriority } from 'node:os'
import { drainOnSignal } from '#platform/process/drain'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { buildContent } from '../build.ts'
import { syncClock } from '../sync-clock.ts'
import { listen } from './listen.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The content process. It writes no heartbeat, because a heartbeat says that API calls can commit. */
export async function startContent(parts: Parts, domains: readonly Domain[]): Promise<string> {
  const { config, log } = parts
  if (config.CONTENT_PORT === undefined)
    throw new Error(
      'The content process needs CONTENT_PORT, and api needs the same: it then serves no content.',
    )
  // On a shared machine API calls get the CPU first; a film can wait in the player's buffer.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = buildContent(() => parts, domains)
  const time = await syncClock(parts)
  const metrics = await serveMetrics(parts)
  const address = await listen(app, config, 'CONTENT_PORT')
  drainOnSignal({
    log,
    waitMs: config.DRAIN_MS,
    startDraining: health.startDraining,
    close: async () => {
      await app.close()
      time.stop()
      await metrics?.close()
      await parts.close()
    },
  })
  log.info({ address }, 'content is up')
  return address
}
