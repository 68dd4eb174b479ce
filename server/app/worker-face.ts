import { drainOnSignal } from '#platform/drain'
import { housekeeping } from '#platform/housekeeping'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { startWorker } from '#platform/worker'
import { actorOfRooms, listenersOf, sites } from './doors.ts'
import { bindStorage } from './bind-storage.ts'
import { keepTime } from './keep-time.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The face that does slow and timed work. It finishes the jobs it holds before it leaves. */
export async function startWorkerFace(parts: Parts, rooms: readonly Room[]): Promise<void> {
  await parts.redis.connect().catch(() => undefined)
  const time = await keepTime(parts)
  bindStorage(parts)
  const all = [...rooms, { name: 'house', routes: [], installationJobs: housekeeping }]
  const worker = await startWorker({
    parts,
    rooms: all,
    listeners: listenersOf(rooms),
    sites,
    actorOf: actorOfRooms(rooms),
  })
  const metrics = await serveMetrics(parts, worker.isAlive)
  drainOnSignal({
    log: parts.log,
    waitMs: 0,
    startDraining: () => undefined,
    close: async () => {
      await worker.stop()
      time.stop()
      await metrics?.close()
      await parts.close()
    },
  })
  parts.log.info('worker is up')
}
