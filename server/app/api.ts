import { drainOnSignal } from '#platform/drain'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { build } from './build.ts'
import { keepTime } from './keep-time.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The face that answers HTTP. Listens, keeps time with the database, and leaves without failing a request. */
export async function startApi(parts: Parts, rooms: readonly Room[]): Promise<string> {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = build(parts, rooms)
  const time = keepTime(parts)
  const metrics = await serveMetrics(parts)
  const address = await app.listen({ host: config.HOST, port: config.PORT, backlog: 2048 })
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
  log.info({ address }, 'api is up')
  return address
}
