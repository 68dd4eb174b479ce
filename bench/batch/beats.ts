import type { StageDatabase } from '../../faults/stage/database.ts'
import type { Random } from '../../faults/stage/random.ts'
import { beatTogether } from '../../server/testing/probe/contract.ts'
import { drive } from '../load/drive.ts'
import { requestText } from '../load/request.ts'

/** Every beat of these runs has a module number of its own above this, so that each can be found again. */
const firstModule = 1000

export type Sent = {
  /** Seconds by beat. */
  readonly all: Map<string, number>
  readonly acknowledged: Set<string>
  readonly statuses: Record<string, number>
}

export const nothingSent = (): Sent => ({ all: new Map(), acknowledged: new Set(), statuses: {} })

type Course = {
  readonly ports: readonly number[]
  readonly connections: number
  readonly database: StageDatabase
  readonly random: Random
  readonly sent: Sent
  readonly isOver: () => boolean
}

/** Sends beats by group commit and notes which were acknowledged. Nothing is sent a second time. */
export async function sendBeats({
  ports,
  connections,
  database,
  random,
  sent,
  isOver,
}: Course): Promise<void> {
  const driven = await drive({
    ports,
    connections,
    next: () => {
      if (isOver()) return undefined
      const person = random.pick(database.people)
      const body = { module: firstModule + sent.all.size + 1, seconds: random.between(1, 60) }
      const beat = `${person.id}/${body.module}`
      sent.all.set(beat, body.seconds)
      return {
        request: requestText(beatTogether, { person, body }),
        settle: (outcome) => {
          if ('reply' in outcome && outcome.reply.status === 200) sent.acknowledged.add(beat)
        },
      }
    },
  })
  for (const [status, count] of Object.entries(driven.statuses)) {
    sent.statuses[status] = (sent.statuses[status] ?? 0) + count
  }
}

export async function storedBeats(database: StageDatabase): Promise<Map<string, number>> {
  const { rows } = await database.asOwner((client) =>
    client.query<{ beat: string; seconds: number }>(
      "select account_id || '/' || module as beat, seconds from probe.beat where module > $1",
      [firstModule],
    ),
  )
  return new Map(rows.map(({ beat, seconds }) => [beat, seconds]))
}

export type BeatVerdict = {
  readonly acknowledged: number
  readonly present: number
  readonly lost: number
  /** Stored with other seconds than were sent: written twice, or by nobody. */
  readonly doubled: number
  /** Written, but the answer died with the process: allowed, the caller does not know either way. */
  readonly unanswered: number
}

export function compareBeats({ all, acknowledged }: Sent, stored: ReadonlyMap<string, number>): BeatVerdict {
  const present = [...acknowledged].filter((beat) => stored.has(beat)).length
  return {
    acknowledged: acknowledged.size,
    present,
    lost: acknowledged.size - present,
    doubled: [...stored].filter(([beat, seconds]) => all.get(beat) !== seconds).length,
    unanswered: [...stored.keys()].filter((beat) => !acknowledged.has(beat)).length,
  }
}
