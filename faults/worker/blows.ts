import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/wait-until.ts'
import type { StageDatabase } from '../stage/database.ts'
import { enqueue, enqueueOutside, holderOf, isIdle, locks } from './queue.ts'
import type { Scene } from './scene.ts'
import type { Times } from './times.ts'
import type { Worker } from './worker.ts'

export type Stage = {
  readonly database: StageDatabase
  readonly scene: Scene
  readonly times: Times
  readonly workers: Worker[]
  readonly startWorker: () => Promise<Worker>
  /** How many jobs of this run one worker does at once. */
  readonly jobsEach: number
  readonly ports: readonly number[]
  readonly server: string
  readonly say: (line: string) => void
}

const seconds = 120

/** Kills a worker in the middle of its jobs. Answers how long its locks stayed, at most some seconds more than allowed. */
export async function kill({ database, workers, startWorker, jobsEach, times, say }: Stage): Promise<number> {
  await enqueue(database, 'job:fault.inside', { from: 1000, count: 160 })
  await enqueue(database, 'job:fault.steps', { from: 100, count: 12 })
  // More than one worker can hold: so both hold some.
  const isAtWork = async () => (await locks(database)).length > jobsEach
  await waitUntil(isAtWork, { what: 'both workers at work', seconds })
  const victim = workers[0]
  if (!victim) throw new Error('there is no worker')
  const at = performance.now()
  await victim.kill()
  const held = new Set((await locks(database)).map(({ id, by }) => `${id} ${by}`))
  const next = startWorker()
  const isFree = async () => {
    await pause(200)
    const left = (await locks(database)).filter(({ id, by }) => held.has(`${id} ${by}`))
    return left.length === 0 || performance.now() - at > times.lockMs + 2000
  }
  await waitUntil(isFree, { what: 'the locks of a killed worker', seconds: 300 })
  const releasedMs = Math.round(performance.now() - at)
  workers[0] = await next
  say(`killed: ${held.size} locks, the last was free after ${releasedMs} ms`)
  return releasedMs
}

/** Stops a worker between taking a job and doing it, and lets it go on when another has done it. */
export async function standStill({ database, workers, times, say }: Stage) {
  await waitUntil(() => isIdle(database), { what: 'the end of the jobs before', seconds })
  await enqueue(database, 'job:fault.steps', { from: 200, count: 6 })
  const isAtWork = async () => (await holderOf(database, 'job:fault.steps')) !== undefined
  await waitUntil(isAtWork, { what: 'a worker at work', seconds })
  const pid = await holderOf(database, 'job:fault.steps')
  const victim = workers.find((one) => one.pid === pid)
  if (!victim) throw new Error(`process ${pid} is not a worker of this run`)
  victim.stop()
  const taken = (await locks(database)).length
  say(`stopped: it stands still with ${taken} jobs at work`)
  await pause(times.stopMs)
  const tookOver = (await locks(database)).length === 0
  victim.goOn()
  await waitUntil(() => hasBegunAnew(database, pid), { what: 'the worker that stood still', seconds })
  // Whatever it still had in hand is written by now, or never.
  await pause(4000)
  say(`it goes on; another had done its jobs: ${tookOver}`)
  return { taken, tookOver }
}

async function hasBegunAnew({ asOwner }: StageDatabase, pid: number | undefined): Promise<boolean> {
  const { rowCount } = await asOwner((client) =>
    client.query(
      `select from platform.worker_lane where split_part(node, ':', 2) = $1 and released_at is null
         and started_at > (select max(released_at) from platform.worker_lane where split_part(node, ':', 2) = $1)`,
      [String(pid)],
    ),
  )
  return (rowCount ?? 0) > 0
}

/** Mail, object store and directory hang with a hundred jobs waiting for each; reactions must go on meanwhile. */
export async function hang({ database, times, say }: Stage): Promise<void> {
  await enqueueOutside(database)
  const until = performance.now() + times.hangMs
  for (let n = 10_000; performance.now() < until; n += 1) {
    await enqueue(database, 'reaction:fault/fault.happened/note', { from: n, count: 1 })
    await pause(250)
  }
  // The last papers ran out a moment ago.
  await pause(times.tickMs + 6000)
  say('hung: 100 mails, 100 objects and 100 lists waited')
}
