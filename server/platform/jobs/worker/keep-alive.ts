import type { Db } from '../../db.ts'
import type { Log } from '../../log.ts'
import type { Parts } from '../../parts.ts'
import { releaseSilent } from './registry.ts'
import type { RunningQueues } from './run-queues.ts'

type Life = {
  readonly parts: Pick<Parts, 'config' | 'log' | 'metrics'>
  readonly db: Db
  readonly start: (onEnd: () => void) => Promise<RunningQueues>
}

const heartbeatsPerLimit = 6

/**
 * Renews the locks of this worker and releases those of silent ones. A worker that finds its own locks released has stalled
 * for too long: it ends its runners, whose jobs cannot commit any more, and starts new ones.
 */
export async function keepAlive({ parts, db, start }: Life) {
  const { config, log, metrics } = parts
  const limitMs = config.WORKER_SILENT_SECONDS * 1000
  const runners = await renewable(start, log)
  let wellAt: number | undefined
  let triedAt = Date.now()

  const once = async () => {
    triedAt = Date.now()
    if (!(await runners.current().renew())) await runners.restart('its locks were released')
    metrics.heartbeat.set(Date.now() / 1000)
    // After a database outage every worker is silent: the others get one turn to renew.
    const isSteady = wellAt !== undefined && triedAt - wellAt < limitMs / 2
    wellAt = triedAt
    if (!isSteady) return
    const { jobs, nodes } = await releaseSilent(db, config.WORKER_SILENT_SECONDS)
    if (jobs + nodes.length > 0) log.warn({ jobs, nodes }, 'locks of silent workers released')
  }

  const timer = keepDoing(once, limitMs / heartbeatsPerLimit, (error) => {
    log.warn({ err: error }, 'worker heartbeat failed')
  })
  return {
    isAlive: () => Date.now() - triedAt < limitMs,
    stop: async () => {
      timer.stop()
      await runners.stop()
    },
  }
}

/** Runners that can be replaced. The old ones end in parallel: a hanging job must not block the rest. */
async function renewable(start: Life['start'], log: Log) {
  let isLeaving = false
  let starting: Promise<RunningQueues> | undefined
  const ending = new Set<Promise<void>>()
  const onEnd = () => {
    restart('a runner ended by itself').catch((error: unknown) =>
      log.error({ err: error }, 'runners could not be restarted'),
    )
  }
  const begin = () => start(onEnd)
  let runners = await begin()
  const restart = async (why: string) => {
    if (isLeaving || starting) return
    log.error({ why }, 'restarting runners')
    const old = runners
    try {
      starting = begin()
      runners = await starting
    } finally {
      starting = undefined
    }
    const ended = old.stop().catch((error: unknown) => log.warn({ err: error }, 'old runners failed to stop'))
    ending.add(ended)
    void ended.then(() => ending.delete(ended))
  }
  return {
    current: () => runners,
    restart,
    stop: async () => {
      isLeaving = true
      await starting?.catch(() => undefined)
      await Promise.all([runners.stop(), ...ending])
    },
  }
}

/** One after the other, so that a slow run is not overtaken by the next. */
function keepDoing(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    await work().catch(onError)
    if (!isStopped) timer = setTimeout(() => void turn(), everyMs)
  }
  void turn()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
