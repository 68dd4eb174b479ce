import { Logger, type Runner, run } from 'graphile-worker'
import type { Db } from '../db.ts'
import { isTimeCritical, type Lane, laneNames, lanes } from '../lanes.ts'
import type { Log } from '../log.ts'
import { beat, leave, type Pool, registerPool } from './registry.ts'
import type { LaneTask } from './tasks.ts'
import type { WorkerDatabases } from './databases.ts'

type Running = {
  readonly node: string
  readonly tasks: readonly LaneTask[]
  readonly databases: WorkerDatabases
  readonly log: Log
  /** A runner ended by itself: its lane stands still. */
  readonly onEnd: () => void
}

/** The runners of one worker, one for each lane, under ids that its heartbeat keeps alive. */
export type RunningLanes = {
  readonly renew: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Starts a runner for each lane. None takes a job before its id is stored, so no lock is left that nobody looks after. */
export async function runLanes({ node, tasks, databases, log, onEnd }: Running): Promise<RunningLanes> {
  const queue = databases.openQueue()
  const db = databases.heartbeat.acrossSites('the queue serves all sites')
  const pools = new Set<string>()
  const start = (lane: Lane) => {
    const mine = tasks.filter((one) => one.lane === lane)
    const names = mine.map(({ name }) => name)
    return run({
      pgPool: queue.pool,
      noHandleSignals: true,
      pollInterval: 2000,
      concurrency: lanes[lane],
      parsedCronItems: [],
      taskList: Object.fromEntries(mine.map(({ name, task }) => [name, task])),
      logger: quietLogger(log),
      preset: { plugins: [registering((pool) => registered(db, pools, { pool, node, lane, tasks: names }))] },
    })
  }
  const runners = new Map<Lane, Runner>()
  let isStopping = false
  const stop = async () => {
    isStopping = true
    await stopAll(runners)
    await leave(db, [...pools])
    await queue.close()
  }
  const ended = () => {
    if (!isStopping) onEnd()
  }
  try {
    for (const lane of laneNames) runners.set(lane, await start(lane))
  } catch (error) {
    void stop().catch(() => undefined)
    throw error
  }
  for (const runner of runners.values()) runner.promise.then(ended, ended)
  return { renew: () => beat(db, [...pools]), stop }
}

const againMs = 1000

/** Until the database takes it: the runner waits with its first job for this. */
async function registered(db: Db, pools: Set<string>, pool: Pool): Promise<void> {
  for (;;) {
    try {
      await registerPool(db, pool)
      return void pools.add(pool.pool)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
}

/** The queue makes an id for each runner; its plugins hear of it before the first job is taken. */
const registering = (note: (pool: string) => Promise<void>): GraphileConfig.Plugin => ({
  name: 'LyceumHeartbeatPlugin',
  version: '1',
  worker: { hooks: { startWorker: (_ctx, { worker }) => note(worker.workerPool.id) } },
})

const graceMs = 5000

/** What is quick is finished first; what takes minutes is let go, for it goes on elsewhere. */
async function stopAll(runners: ReadonlyMap<Lane, Runner>): Promise<void> {
  const stopped = (isQuick: boolean) =>
    [...runners]
      .filter(([lane]) => (isTimeCritical(lane) || lane === 'mail') === isQuick)
      .map(([, runner]) => runner.stop().catch(() => undefined))
  const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref())
  await Promise.all([...stopped(true), Promise.race([Promise.all(stopped(false)), grace])])
}

/** Failed tasks are logged where they are counted. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' && !meta['failure']) log.error({ worker: true }, message)
  })
}
