import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import type { Parts } from '../parts.ts'
import { releaseSilent } from './registry.ts'
import type { RunningLanes } from './run-lanes.ts'

type Life = {
  readonly parts: Pick<Parts, 'config' | 'log' | 'metrics'>
  readonly db: Db
  readonly start: (onEnd: () => void) => Promise<RunningLanes>
}

const beatsPerLimit = 6

/**
 * Renews the locks of this worker and releases those of silent ones. A worker that finds its own released stood still for
 * too long: it lets its runners end, whose jobs cannot commit any more, and goes on with new ones.
 */
export async function keepAlive({ parts, db, start }: Life) {
  const { config, log, metrics } = parts
  const limitMs = config.WORKER_SILENT_SECONDS * 1000
  const lanes = await renewable(start, log)
  let wellAt: number | undefined
  let triedAt = Date.now()

  const once = async () => {
    triedAt = Date.now()
    if (!(await lanes.current().renew())) await lanes.restart('its locks were released')
    metrics.beat.set(Date.now() / 1000)
    // After an outage of the database everybody is silent: the others get one turn to say that they are there.
    const isSteady = wellAt !== undefined && triedAt - wellAt < limitMs / 2
    wellAt = triedAt
    if (!isSteady) return
    const { jobs, nodes } = await releaseSilent(db, config.WORKER_SILENT_SECONDS)
    if (jobs + nodes.length > 0) log.warn({ jobs, nodes }, 'silent workers have lost their locks')
  }

  const timer = keepDoing(once, limitMs / beatsPerLimit, (error) => {
    log.warn({ err: error }, 'a heartbeat of the worker failed')
  })
  return {
    isAlive: () => Date.now() - triedAt < limitMs,
    stop: async () => {
      timer.stop()
      await lanes.stop()
    },
  }
}

/** Runners that can be replaced by new ones. The old ones end beside them: a job that hangs must not hold up the rest. */
async function renewable(start: Life['start'], log: Log) {
  let isLeaving = false
  let starting: Promise<RunningLanes> | undefined
  const ending = new Set<Promise<void>>()
  const onEnd = () => {
    restart('a runner ended by itself').catch((error: unknown) => log.error({ err: error }, 'no new runners'))
  }
  const begin = () => start(onEnd)
  let lanes = await begin()
  const restart = async (why: string) => {
    if (isLeaving || starting) return
    log.error({ why }, 'this worker begins anew')
    const old = lanes
    try {
      starting = begin()
      lanes = await starting
    } finally {
      starting = undefined
    }
    const ended = old
      .stop()
      .catch((error: unknown) => log.warn({ err: error }, 'old runners did not end well'))
    ending.add(ended)
    void ended.then(() => ending.delete(ended))
  }
  return {
    current: () => lanes,
    restart,
    stop: async () => {
      isLeaving = true
      await starting?.catch(() => undefined)
      await Promise.all([lanes.stop(), ...ending])
    },
  }
}

/** One after the other, so that a slow one is not overtaken by the next. */
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
