import { drainOnSignal } from '#platform/process/drain'
import { startHeartbeat } from '#platform/process/heartbeat'
import { housekeeping } from '#platform/jobs/housekeeping'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { startWorker } from '#platform/jobs/worker'
import { afterGap } from '../after-api-gap.ts'
import { build } from '../build.ts'
import { actorResolver, listenersOf, sites } from '../resolvers.ts'
import { bindStorage } from '../bind-storage.ts'
import { syncClock } from '../sync-clock.ts'
import { listen } from './listen.ts'
import { attachRealtime } from './realtime.ts'
import { serveMetrics } from './serve-metrics.ts'

/** All processes in one, on one port: for small installations and for development. */
export async function startAll(parts: Parts, domains: readonly Domain[]): Promise<void> {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = build(() => parts, domains)
  await app.ready()
  const sockets = attachRealtime(parts, domains, app.server)
  const time = await syncClock(parts)
  const heartbeat = startHeartbeat(parts, 'api', afterGap(parts, domains))
  const metrics = await serveMetrics(parts)
  bindStorage(parts)
  const all = [...domains, { name: 'house', routes: [], installationJobs: housekeeping }]
  const worker = await startWorker({
    parts,
    domains: all,
    listeners: listenersOf(domains),
    sites,
    actorOf: actorResolver(domains),
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
  log.info({ address }, 'all processes are up')
}
