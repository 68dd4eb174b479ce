import { drainOnSignal } from '#platform/drain'
import { startHeartbeat } from '#platform/heartbeat'
import { housekeeping } from '#platform/housekeeping'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { startWorker } from '#platform/worker'
import { afterGap } from './after-gap.ts'
import { build } from './build.ts'
import { actorOfRooms, listenersOf, sites } from './doors.ts'
import { bindStorage } from './bind-storage.ts'
import { keepTime } from './keep-time.ts'
import { listen } from './listen.ts'
import { attachRealtime } from './realtime.ts'
import { serveMetrics } from './serve-metrics.ts'

/** All faces in one process on one port: for a small installation and for development. */
export async function startAll(parts: Parts, rooms: readonly Room[]): Promise<void> {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = build(() => parts, rooms)
  await app.ready()
  const sockets = attachRealtime(parts, rooms, app.server)
  const time = await keepTime(parts)
  const heartbeat = startHeartbeat(parts, 'api', afterGap(parts, rooms))
  const metrics = await serveMetrics(parts)
  bindStorage(parts)
  const all = [...rooms, { name: 'house', routes: [], installationJobs: housekeeping }]
  const worker = await startWorker({
    parts,
    rooms: all,
    listeners: listenersOf(rooms),
    sites,
    actorOf: actorOfRooms(rooms),
  })
  const address = await listen(app, config)
  drainOnSignal({
    log,
    waitMs: config.DRAIN_MS,
    startDraining: health.startDraining,
    close: async () => {
      await worker.stop()
      await sockets.close()
      await app.close()
      heartbeat.stop()
      time.stop()
      await metrics?.close()
      await parts.close()
    },
  })
  log.info({ address }, 'all faces are up')
}
