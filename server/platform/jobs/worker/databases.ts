import { type Database, makePool, openDatabase } from '../../db.ts'
import { isTimeCritical, type QueueName, queueNames, queues } from '../queues.ts'
import type { Parts } from '../../parts.ts'
import { partsFor } from './queue-parts.ts'

/** In addition to one per job: for writes outside its transaction. */
const margin = 2

const sizeOf = (names: readonly QueueName[]) => names.reduce((sum, queue) => sum + queues[queue], margin)

/** Connections of each group of queues, of the heartbeat and the cron, and those by which runners take jobs. */
export type WorkerDatabases = {
  readonly heartbeat: Database
  /** For one set of runners; the caller closes it. */
  readonly openQueue: () => Database
  readonly partsOf: (queue: QueueName) => Parts
  readonly close: () => Promise<void>
}

/**
 * Connections for a worker's queues. A job never waits for one behind a job of another group: ends of exams and cron jobs
 * have their own, event handlers have theirs, and jobs that call other servers theirs.
 */
export function openDatabases(parts: Parts): WorkerDatabases {
  const { DATABASE_URL: url, DATABASE_KEYS_URL: keysUrl, PATIENCE: patience } = parts.config
  const open = (name: string, max: number, by = url) =>
    openDatabase(makePool({ url: by, max, name: `lyceum-${name}`, patience }))
  const openQueue = () =>
    openDatabase(
      makePool({
        url,
        // Each runner keeps one to listen; taking and ending a job is quick, so all share a few.
        max: queueNames.length + 4,
        name: 'lyceum-queue',
        patience,
        isPlannedByValues: true,
      }),
    )
  const onTime: readonly QueueName[] = ['exam', 'clock']
  const rest = queueNames.filter((queue) => !isTimeCritical(queue))
  const heartbeat = open('heartbeat', margin)
  const clock = open('clock', sizeOf(onTime))
  const clockKeys = open('clock-keys', sizeOf(['exam']), keysUrl)
  const handlerDatabase = open('reactions', sizeOf(['reactions']))
  const outside = open('outside', sizeOf(rest))
  const clockParts = partsFor('clock', { ...parts, database: clock, keysDatabase: clockKeys })
  const handlerParts = partsFor('reactions', { ...parts, database: handlerDatabase })
  const outsideParts = { ...parts, database: outside }
  return {
    heartbeat,
    openQueue,
    partsOf: (queue) => {
      if (onTime.includes(queue)) return clockParts
      return queue === 'reactions' ? handlerParts : outsideParts
    },
    close: async () => {
      await Promise.all(
        [heartbeat, clock, clockKeys, handlerDatabase, outside].map((database) => database.close()),
      )
    },
  }
}
