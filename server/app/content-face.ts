import { constants, setPriority } from 'node:os'
import { drainOnSignal } from '#platform/drain'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { buildContent } from './build.ts'
import { keepTime } from './keep-time.ts'
import { listen } from './listen.ts'
import { serveMetrics } from './serve-metrics.ts'

/** The face that serves people's files. It writes no heartbeat: whether calls can commit is not its to say. */
export async function startContent(parts: Parts, rooms: readonly Room[]): Promise<string> {
  const { config, log } = parts
  if (config.CONTENT_PORT === undefined)
    throw new Error('The face content needs CONTENT_PORT, and api needs the same: it then serves no content.')
  // Where it shares a machine with the api, calls have the processor first; a film waits in the player's buffer.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await parts.redis.connect().catch(() => undefined)
  const { app, health } = buildContent(() => parts, rooms)
  const time = await keepTime(parts)
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
