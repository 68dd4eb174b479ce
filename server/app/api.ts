import { drainOnSignal } from '#platform/drain'
import { startHeartbeat } from '#platform/heartbeat'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { afterGap } from './after-gap.ts'
import { build } from './build.ts'
import { bindStorage } from './bind-storage.ts'
import { keepTime } from './keep-time.ts'
import { listen } from './listen.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The face that answers HTTP. Listens, keeps time with the database, and leaves without failing a request. */
export async function startApi(parts: Parts, rooms: readonly Room[]): Promise<string> {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = build(() => parts, rooms)
  const time = await keepTime(parts)
  const heartbeat = startHeartbeat(parts, 'api', afterGap(parts, rooms))
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
