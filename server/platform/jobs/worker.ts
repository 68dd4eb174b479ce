import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { TaskList } from 'graphile-worker'
import { openDatabases, type WorkerDatabases } from './worker/databases.ts'
import { keepAlive } from './worker/keep-alive.ts'
import { keepTicking } from './worker/keep-ticking.ts'
import { runQueues } from './worker/run-queues.ts'
import { type Known, queueTasks, timedOf } from './worker/tasks.ts'
import { tick } from './worker/ticks.ts'

export { handlerName } from './worker/tasks.ts'

export type WorkerOptions = Known

export type Worker = {
  /** Whether its heartbeat goes on; otherwise the worker must be restarted. */
  readonly isAlive: () => boolean
  readonly stop: () => Promise<void>
}

/** Starts the worker, which runs jobs and cron jobs. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { parts } = options
  const databases = openDatabases(parts)
  const node = `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`
  const tasks = queueTasks(options, databases.partsOf)
  const life = await keepAlive({
    parts,
    db: databases.heartbeat.acrossSites('a worker serves all sites'),
    start: (onEnd) => runQueues({ node, tasks, databases, log: parts.log, onEnd }),
  })
  const ticks = keepTicking(parts, () => tickOf(options, databases))
  const leave = async () => {
    ticks.stop()
    await life.stop()
    await databases.close()
  }
  let leaving: Promise<void> | undefined
  return { isAlive: life.isAlive, stop: () => (leaving ??= leave()) }
}

function tickOf({ domains, sites }: WorkerOptions, { heartbeat }: WorkerDatabases): Promise<Date> {
  return tick(heartbeat.acrossSites('the clock starts jobs on every site'), {
    timed: timedOf(domains),
    siteIds: async (db, now) => (await sites.all(db, now)).map(({ id }) => id),
  })
}

/** Every task by its name; exported so that tests can run what is due without a second process. */
export function tasksOf(options: WorkerOptions): TaskList {
  return Object.fromEntries(queueTasks(options).map(({ name, task }) => [name, task]))
}
