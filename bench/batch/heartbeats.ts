import type { TestDatabase } from '../../faults/env/database.ts'
import type { Random } from '../../faults/env/random.ts'
import { heartbeatTogether } from '../../server/testing/probe/contract.ts'
import { drive } from '../load/drive.ts'
import { requestText } from '../load/request.ts'

/** Every heartbeat of these runs has its own module number above this one, so that each can be found again. */
const firstModule = 1000

export type Sent = {
  /** Seconds by heartbeat. */
  readonly all: Map<string, number>
  readonly acknowledged: Set<string>
  readonly statuses: Record<string, number>
}

export const nothingSent = (): Sent => ({ all: new Map(), acknowledged: new Set(), statuses: {} })

type Course = {
  readonly ports: readonly number[]
  readonly connections: number
  readonly database: TestDatabase
  readonly random: Random
  readonly sent: Sent
  readonly isOver: () => boolean
}

/** Sends heartbeats by group commit and records which were acknowledged. Nothing is sent twice. */
export async function sendHeartbeats({
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
      const key = `${person.id}/${body.module}`
      sent.all.set(key, body.seconds)
      return {
        request: requestText(heartbeatTogether, { person, body }),
        settle: (outcome) => {
          if ('reply' in outcome && outcome.reply.status === 200) sent.acknowledged.add(key)
        },
      }
    },
  })
  for (const [status, count] of Object.entries(driven.statuses)) {
    sent.statuses[status] = (sent.statuses[status] ?? 0) + count
  }
}

export async function storedHeartbeats(database: TestDatabase): Promise<Map<string, number>> {
  const { rows } = await database.asOwner((client) =>
    client.query<{ beat: string; seconds: number }>(
      "select account_id || '/' || module as beat, seconds from probe.beat where module > $1",
      [firstModule],
    ),
  )
  return new Map(rows.map(({ beat: key, seconds }) => [key, seconds]))
}

export type HeartbeatReport = {
  readonly acknowledged: number
  readonly present: number
  readonly lost: number
  /** Stored with a different number of seconds than was sent, or never sent at all. */
  readonly doubled: number
  /** Written, but the process died before it answered; this is allowed because the caller cannot know either. */
  readonly unanswered: number
}

export function compareHeartbeats(
  { all, acknowledged }: Sent,
  stored: ReadonlyMap<string, number>,
): HeartbeatReport {
  const present = [...acknowledged].filter((key) => stored.has(key)).length
  return {
    acknowledged: acknowledged.size,
    present,
    lost: acknowledged.size - present,
    doubled: [...stored].filter(([key, seconds]) => all.get(key) !== seconds).length,
    unanswered: [...stored.keys()].filter((key) => !acknowledged.has(key)).length,
  }
}
