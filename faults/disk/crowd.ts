import { setTimeout as pause } from 'node:timers/promises'
import { compareBeats, nothingSent, sendBeats, storedBeats } from '../../bench/batch/beats.ts'
import { Connection } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { getCurrentUser } from '../../contract/identity/index.ts'
import { coinsOf } from '../crash/coins.ts'
import { write } from '../crash/writer.ts'
import { calm } from '../silence/calm.ts'
import { Lanes } from '../silence/lanes.ts'
import type { StageDatabase } from '../stage/database.ts'
import { seeded } from '../stage/random.ts'
import type { Volume } from './volume.ts'

const writers = 12
const peoplePerWriter = 40

type Temper = { readonly seed: number; readonly patienceMs: number }
type Seconds = { readonly full: number; readonly back: number }

export type Crowd = ReturnType<typeof begin>

/** People who write and people who read, all the time. */
export function begin(port: number, database: StageDatabase, { seed, patienceMs }: Temper) {
  let isEnding = false
  const isOver = () => isEnding
  const lanes = new Lanes(writers)
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
        lanes.note(n, attempt)
        if (attempt.status === 503) refused.push(attempt.done)
      },
    })
  })
  const reads = { asked: 0, failed: 0 }
  const sent = nothingSent()
  const random = seeded(seed - 1)
  const beating = sendBeats({ ports: [port], connections: 2, database, random, sent, isOver })
  const reading = read(port, { database, reads, isOver })
  return {
    /** Whether everybody is served after this moment, within so many seconds. */
    isServed: (at: number, seconds: number) => calm(seconds, () => lanes.isCalm(at)),
    /** Fills the volume of the database, and empties it again. */
    without: async (volume: Volume, { full, back }: Seconds) => {
      const at = performance.now()
      volume.fill()
      const isRefused = await calm(30, () => refused.some((done) => done > at))
      await pause(full * 1000)
      volume.empty()
      const emptied = performance.now()
      const isBack = await calm(back, () => lanes.isCalm(emptied))
      return { isRefused, isBack, backMs: lanes.troubledMs(emptied) }
    },
    end: async () => {
      isEnding = true
      const history = (await Promise.all(writing)).flat()
      await Promise.all([reading, beating])
      return { history, reads, compared: async () => compareBeats(sent, await storedBeats(database)) }
    },
  }
}

type Reading = {
  readonly database: StageDatabase
  readonly reads: { asked: number; failed: number }
  readonly isOver: () => boolean
}

async function read(port: number, { database, reads, isOver }: Reading): Promise<void> {
  const line = new Connection(port, 5000)
  for (let n = 0; !isOver(); n += 1) {
    const person = database.people[n % database.people.length]
    const request = requestText(getCurrentUser, person ? { person } : {})
    const reply = await line.send(request).catch(() => undefined)
    reads.asked += 1
    if (reply?.status !== 200) reads.failed += 1
    await pause(20)
  }
  line.close()
}
