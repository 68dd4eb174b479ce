import { drainOnSignal } from '#platform/process/drain'
import { housekeeping } from '#platform/jobs/housekeeping'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { startWorker } from '#platform/jobs/worker'
import { actorResolver, listenersOf, sites } from '../resolvers.ts'
import { bindStorage } from '../bind-storage.ts'
import { syncClock } from '../sync-clock.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The worker process, for slow and scheduled work. It finishes its running jobs before it exits. */
export async function startWorkerProcess(parts: Parts, domains: readonly Domain[]): Promise<void> {
  await parts.redis.connect().catch(() => undefined)
  const time = await syncClock(parts)
  bindStorage(parts)
  const all = [...domains, { name: 'house', routes: [], installationJobs: housekeeping }]
  const worker = await startWorker({
    parts,
    domains: all,
    listeners: listenersOf(domains),
    sites,
    actorOf: actorResolver(domains),
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
