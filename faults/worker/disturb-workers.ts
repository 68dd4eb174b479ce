import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/wait-until.ts'
import type { TestDatabase } from '../env/database.ts'
import { enqueue, enqueueOutside, lockOwnerOf, isIdle, locks } from './queue.ts'
import type { Scene } from './open-scene.ts'
import type { Times } from './times.ts'
import type { Worker } from './worker.ts'

export type TestEnv = {
  readonly database: TestDatabase
  readonly scene: Scene
  readonly times: Times
  readonly workers: Worker[]
  readonly startWorker: () => Promise<Worker>
  /** How many jobs of this run one worker runs at once. */
  readonly jobsEach: number
  readonly ports: readonly number[]
  readonly server: string
  readonly print: (line: string) => void
}

const seconds = 120

/** Kills a worker in the middle of its jobs. Returns how long its locks stayed, at most some seconds more than allowed. */
export async function kill({
  database,
  workers,
  startWorker,
  jobsEach,
  times,
  print,
}: TestEnv): Promise<number> {
  await enqueue(database, 'job:fault.inside', { from: 1000, count: 160 })
  await enqueue(database, 'job:fault.steps', { from: 100, count: 12 })
  // More than one worker can run: so both have locks.
  const isAtWork = async () => (await locks(database)).length > jobsEach
  await waitUntil(isAtWork, { what: 'both workers at work', seconds })
  const victim = workers[0]
  if (!victim) throw new Error('there is no worker')
  const at = performance.now()
  await victim.kill()
  const lockedBefore = new Set((await locks(database)).map(({ id, by }) => `${id} ${by}`))
  const next = startWorker()
  const isFree = async () => {
    await pause(200)
    const left = (await locks(database)).filter(({ id, by }) => lockedBefore.has(`${id} ${by}`))
    return left.length === 0 || performance.now() - at > times.lockMs + 2000
  }
  await waitUntil(isFree, { what: 'the locks of a killed worker', seconds: 300 })
  const releasedMs = Math.round(performance.now() - at)
  workers[0] = await next
  print(`killed: ${lockedBefore.size} locks, the last was free after ${releasedMs} ms`)
  return releasedMs
}

/** Stops a worker between taking a job and running it, and resumes it after another has run it. */
export async function standStill({ database, workers, times, print }: TestEnv) {
  await waitUntil(() => isIdle(database), { what: 'the end of the jobs before', seconds })
  await enqueue(database, 'job:fault.steps', { from: 200, count: 6 })
  const isAtWork = async () => (await lockOwnerOf(database, 'job:fault.steps')) !== undefined
  await waitUntil(isAtWork, { what: 'a worker at work', seconds })
  const pid = await lockOwnerOf(database, 'job:fault.steps')
  const victim = workers.find((worker) => worker.pid === pid)
  if (!victim) throw new Error(`process ${pid} is not a worker of this run`)
  victim.stop()
  const taken = (await locks(database)).length
  print(`stopped: it stands still with ${taken} jobs at work`)
  await pause(times.stopMs)
  const tookOver = (await locks(database)).length === 0
  victim.goOn()
  await waitUntil(() => hasBegunAnew(database, pid), { what: 'the stalled worker', seconds })
  // Whatever it still had to write is written by now, or never.
  await pause(4000)
  print(`it goes on; another had done its jobs: ${tookOver}`)
  return { taken, tookOver }
}

async function hasBegunAnew({ asOwner }: TestDatabase, pid: number | undefined): Promise<boolean> {
  const { rowCount } = await asOwner((client) =>
    client.query(
      `select from platform.worker_lane where split_part(node, ':', 2) = $1 and released_at is null
         and started_at > (select max(released_at) from platform.worker_lane where split_part(node, ':', 2) = $1)`,
      [String(pid)],
    ),
  )
  return (rowCount ?? 0) > 0
}

/** Mail, object store and directory hang with a hundred jobs waiting for each; event handlers must continue meanwhile. */
export async function hang({ database, times, print }: TestEnv): Promise<void> {
  await enqueueOutside(database)
  const until = performance.now() + times.hangMs
  for (let n = 10_000; performance.now() < until; n += 1) {
    await enqueue(database, 'reaction:fault/fault.happened/note', { from: n, count: 1 })
    await pause(250)
  }
  // The last attempts ran out of time a moment ago.
  await pause(times.tickMs + 6000)
  print('hung: 100 mails, 100 objects and 100 lists waited')
}
