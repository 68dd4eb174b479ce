import { Logger, type Runner, run } from 'graphile-worker'
import type { Db } from '../../db.ts'
import { isTimeCritical, type QueueName, queueNames, queues } from '../queues.ts'
import type { Log } from '../../log.ts'
import { renewHeartbeat, leave, type Pool, registerPool } from './registry.ts'
import type { QueueTask } from './tasks.ts'
import type { WorkerDatabases } from './databases.ts'

type Running = {
  readonly node: string
  readonly tasks: readonly QueueTask[]
  readonly databases: WorkerDatabases
  readonly log: Log
  /** A runner ended by itself: its queue is not processed. */
  readonly onEnd: () => void
}

/** The runners of one worker, one for each queue, under ids that its heartbeat renews. */
export type RunningQueues = {
  readonly renew: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Starts a runner for each queue. None takes a job before its id is stored, so that every lock can be released. */
export async function runQueues({ node, tasks, databases, log, onEnd }: Running): Promise<RunningQueues> {
  const queue = databases.openQueue()
  const db = databases.heartbeat.acrossSites('the queue serves all sites')
  const pools = new Set<string>()
  const start = (queueName: QueueName) => {
    const mine = tasks.filter((task) => task.queue === queueName)
    const names = mine.map(({ name }) => name)
    return run({
      pgPool: queue.pool,
      noHandleSignals: true,
      pollInterval: 2000,
      concurrency: queues[queueName],
      parsedCronItems: [],
      taskList: Object.fromEntries(mine.map(({ name, task }) => [name, task])),
      logger: quietLogger(log),
      preset: {
        plugins: [
          registering((pool) => registered(db, pools, { pool, node, queue: queueName, tasks: names })),
        ],
      },
    })
  }
  const runners = new Map<QueueName, Runner>()
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
    for (const queueName of queueNames) runners.set(queueName, await start(queueName))
  } catch (error) {
    void stop().catch(() => undefined)
    throw error
  }
  for (const runner of runners.values()) runner.promise.then(ended, ended)
  return { renew: () => renewHeartbeat(db, [...pools]), stop }
}

const againMs = 1000

/** Retries until the database has stored it; the runner takes its first job only after that. */
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

/** The queue makes an id for each runner; its plugins get it before the first job is taken. */
const registering = (note: (pool: string) => Promise<void>): GraphileConfig.Plugin => ({
  name: 'LyceumHeartbeatPlugin',
  version: '1',
  worker: { hooks: { startWorker: (_ctx, { worker }) => note(worker.workerPool.id) } },
})

const graceMs = 5000

/** Waits for short jobs; long ones are released after a grace period, because another worker continues them. */
async function stopAll(runners: ReadonlyMap<QueueName, Runner>): Promise<void> {
  const stopped = (isQuick: boolean) =>
    [...runners]
      .filter(([queueName]) => (isTimeCritical(queueName) || queueName === 'mail') === isQuick)
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
