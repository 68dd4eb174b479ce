import { drainOnSignal } from '#platform/process/drain'
import { startHeartbeat } from '#platform/process/heartbeat'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { afterGap } from '../after-api-gap.ts'
import { build } from '../build.ts'
import { bindStorage } from '../bind-storage.ts'
import { syncClock } from '../sync-clock.ts'
import { listen } from './listen.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The API process: listens, keeps its clock in step with the database, and shuts down without failing a request. */
export async function startApi(parts: Parts, domains: readonly Domain[]): Promise<string> {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = build(() => parts, domains)
  const time = await syncClock(parts)
  const heartbeat = startHeartbeat(parts, 'api', afterGap(parts, domains))
  const metrics = await serveMetrics(parts)
  bindStorage(parts)
  const address = await listen(app, config)
  drainOnSignal({
    log,
    waitMs: config.DRAIN_MS,
    startDraining: health.startDraining,
    close: async () => {
      await app.close()
      heartbeat.stop()
      time.stop()
      await metrics?.close()
      await parts.close()
    },
  })
  log.info({ address }, 'api is up')
  return address
}
