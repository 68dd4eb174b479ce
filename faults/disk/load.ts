import { setTimeout as pause } from 'node:timers/promises'
import {
  compareHeartbeats,
  nothingSent,
  sendHeartbeats,
  storedHeartbeats,
} from '../../bench/batch/heartbeats.ts'
import { Connection } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { getCurrentUser } from '@lyceum/contract/identity'
import { coinsOf } from '../crash/coins.ts'
import { write } from '../crash/writer.ts'
import { isTrueWithin } from '../silence/is-true-within.ts'
import { AttemptTracker } from '../silence/attempt-tracker.ts'
import type { TestDatabase } from '../env/database.ts'
import { seeded } from '../env/random.ts'
import type { Volume } from './volume.ts'

const writers = 12
const peoplePerWriter = 40

type Temper = { readonly seed: number; readonly patienceMs: number }
type Seconds = { readonly full: number; readonly back: number }

export type Load = ReturnType<typeof begin>

/** Starts clients that write and read continuously. */
export function begin(port: number, database: TestDatabase, { seed, patienceMs }: Temper) {
  let isEnding = false
  const isOver = () => isEnding
  const tracker = new AttemptTracker(writers)
  const refused: number[] = []
  const writing = Array.from({ length: writers }, (_, n) => {
    const coins = coinsOf(database.people.slice(n * peoplePerWriter, (n + 1) * peoplePerWriter))
    const random = seeded(seed + n + 1)
    return write({
      ports: [port],
      coins,
      random,
      isOver,
      patienceMs,
      onAttempt: (attempt) => {
        tracker.note(n, attempt)
        if (attempt.status === 503) refused.push(attempt.done)
      },
    })
  })
  const reads = { total: 0, failed: 0 }
  const sent = nothingSent()
  const random = seeded(seed - 1)
  const beating = sendHeartbeats({ ports: [port], connections: 2, database, random, sent, isOver })
  const reading = read(port, { database, reads, isOver })
  return {
    /** Whether every client is served after this moment, within this many seconds. */
    isServed: (at: number, seconds: number) => isTrueWithin(seconds, () => tracker.isRecovered(at)),
    /** Fills the database volume and empties it again. */
    without: async (volume: Volume, { full, back }: Seconds) => {
      const at = performance.now()
      volume.fill()
      const isRefused = await isTrueWithin(30, () => refused.some((done) => done > at))
      await pause(full * 1000)
      volume.empty()
      const emptied = performance.now()
      const isBack = await isTrueWithin(back, () => tracker.isRecovered(emptied))
      return { isRefused, isBack, backMs: tracker.troubledMs(emptied) }
    },
    end: async () => {
      isEnding = true
      const history = (await Promise.all(writing)).flat()
      await Promise.all([reading, beating])
      return {
        history,
        reads,
        compared: async () => compareHeartbeats(sent, await storedHeartbeats(database)),
      }
    },
  }
}

type Reading = {
  readonly database: TestDatabase
  readonly reads: { total: number; failed: number }
  readonly isOver: () => boolean
}

async function read(port: number, { database, reads, isOver }: Reading): Promise<void> {
  const line = new Connection(port, 5000)
  for (let n = 0; !isOver(); n += 1) {
    const person = database.people[n % database.people.length]
    const request = requestText(getCurrentUser, person ? { person } : {})
    const reply = await line.send(request).catch(() => undefined)
    reads.total += 1
    if (reply?.status !== 200) reads.failed += 1
    await pause(20)
  }
  line.close()
}
