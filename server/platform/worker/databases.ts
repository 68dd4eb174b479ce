import { type Database, makePool, openDatabase } from '../db.ts'
import { isTimeCritical, type Lane, laneNames, lanes } from '../lanes.ts'
import type { Parts } from '../parts.ts'
import { partsFor } from './lane-parts.ts'

/** Beside one for each job: for what it writes outside its transaction. */
const margin = 2

const sizeOf = (wanted: readonly Lane[]) => wanted.reduce((sum, lane) => sum + lanes[lane], margin)

/** Connections of each group of lanes, of the heartbeat and the clock, and those by which runners take their jobs. */
export type WorkerDatabases = {
  readonly heartbeat: Database
  /** For one set of runners; whoever opens it closes it. */
  readonly openQueue: () => Database
  readonly partsOf: (lane: Lane) => Parts
  readonly close: () => Promise<void>
}

/**
 * Connections for a worker's lanes. A job never waits for one behind a job of another group: ends of exams and the clock
 * have theirs, reactions theirs, and whatever waits on other servers theirs.
 */
export function openDatabases(parts: Parts): WorkerDatabases {
  const { DATABASE_URL: url, DATABASE_KEYS_URL: keysUrl, PATIENCE: patience } = parts.config
  const open = (name: string, max: number, by = url) =>
    openDatabase(makePool({ url: by, max, name: `lyceum-${name}`, patience }))
  const openQueue = () =>
    openDatabase(
      makePool({
        url,
        // Each runner keeps one to listen; to take and to end a job takes a moment, so all share a few.
        max: laneNames.length + 4,
        name: 'lyceum-queue',
        patience,
        isPlannedByValues: true,
      }),
    )
  const onTime: readonly Lane[] = ['exam', 'clock']
  const rest = laneNames.filter((lane) => !isTimeCritical(lane))
  const heartbeat = open('heartbeat', margin)
  const clock = open('clock', sizeOf(onTime))
  const clockKeys = open('clock-keys', sizeOf(['exam']), keysUrl)
  const reactions = open('reactions', sizeOf(['reactions']))
  const outside = open('outside', sizeOf(rest))
  const clockParts = partsFor('clock', { ...parts, database: clock, keysDatabase: clockKeys })
  const reactionParts = partsFor('reactions', { ...parts, database: reactions })
  const outsideParts = { ...parts, database: outside }
  return {
    heartbeat,
    openQueue,
    partsOf: (lane) => {
      if (onTime.includes(lane)) return clockParts
      return lane === 'reactions' ? reactionParts : outsideParts
    },
    close: async () => {
      await Promise.all([heartbeat, clock, clockKeys, reactions, outside].map((one) => one.close()))
    },
  }
}
