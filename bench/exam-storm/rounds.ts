import { setTimeout } from 'node:timers/promises'
import type { Api } from '../../faults/env/api.ts'
import type { TestDatabase } from '../../faults/env/database.ts'
import { drive, type Driven, type Shot } from '../load/drive.ts'
import { attemptOf, saveText, startText, submitText } from './calls.ts'
import { type CallCost, costOfCall, metered } from '../load/meter.ts'
import type { Attempt } from './exam-setup.ts'

export type LoadTarget = {
  readonly apis: readonly Api[]
  readonly database: TestDatabase
  readonly connections: number
}

export type Round = CallCost & {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Bytes of the write-ahead log per call. */
  readonly wal: number
}

/** Everybody starts the exam, as fast as the API accepts them. */
export async function startRound(
  target: LoadTarget,
  courseId: string,
): Promise<{ round: Round; attempts: readonly Attempt[] }> {
  const attempts: Attempt[] = []
  const waiting = [...target.database.people]
  const round = await timed(target, () => {
    const person = waiting.pop()
    if (!person) return undefined
    return {
      request: startText(person, courseId),
      settle: (outcome) => 'reply' in outcome && attempts.push(attemptOf(person, outcome.reply.body)),
    }
  })
  return { round, attempts }
}

/** The highest acknowledged sequence number, by attempt and question. */
export type Acknowledged = Map<string, number>

type Saving = {
  readonly attempts: readonly Attempt[]
  readonly seconds: number
  readonly firstSeq: number
  readonly acknowledged: Acknowledged
}

/** Saves one answer at a time, for each person in turn. */
export function saveRound(
  target: LoadTarget,
  { attempts, seconds, firstSeq, acknowledged }: Saving,
): Promise<Round> {
  const end = performance.now() + seconds * 1000
  let seq = firstSeq
  return timed(target, () => {
    const attempt = attempts[seq % attempts.length]
    if (performance.now() > end || !attempt) return undefined
    seq += 1
    const mine = seq
    const settle: Shot['settle'] = (outcome) => {
      if (!('reply' in outcome)) return
      const place = `${attempt.attemptId}:${101 + (mine % 50)}`
      acknowledged.set(place, Math.max(acknowledged.get(place) ?? 0, mine))
    }
    return { request: saveText(attempt, mine), settle }
  })
}

/** Everybody hands in fifty answers at once. The receipt does not wait for scoring; the measured cost includes it. */
export function submitRound(target: LoadTarget, attempts: readonly Attempt[]): Promise<Round> {
  const waiting = [...attempts]
  const next = () => {
    const attempt = waiting.pop()
    return attempt && { request: submitText(attempt, 500_000_000) }
  }
  return timed(target, next, () => allScored(target.database))
}

/** Waits until every paper is scored, so that scoring does not count in the next measurement. */
export async function allScored({ asOwner, siteId }: TestDatabase): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await asOwner((client) =>
      client.query(
        `select 1 from exam.attempt where site_id = $1 and state = 'submitted' and score_state <> 'C' limit 1`,
        [siteId],
      ),
    )
    return rows.length > 0
  }
  while (await isWaiting()) await setTimeout(200)
}

async function timed(
  { apis, database, connections }: LoadTarget,
  next: () => Shot | undefined,
  after?: () => Promise<void>,
): Promise<Round> {
  const pids = apis.map(({ pid }) => pid)
  const { result, usage } = await metered({ database, pids }, async () => {
    const driven = await drive({ ports: apis.map(({ port }) => port), connections, next })
    requireSuccess(driven)
    await after?.()
    return driven
  })
  const { requests, seconds, p50, p99 } = result
  const wal = Math.round(usage.wal / Math.max(1, requests))
  return { perSecond: Math.round(requests / seconds), p50, p99, ...costOfCall(usage, requests), wal }
}

function requireSuccess({ requests, statuses, errors }: Driven): void {
  if (statuses['200'] !== requests)
    throw new Error(`calls were rejected: ${JSON.stringify({ statuses, errors })}`)
}

/** How many acknowledged answers are missing in the database or stored in an older version. */
export async function lostOf({ asOwner, siteId }: TestDatabase, acknowledged: Acknowledged): Promise<number> {
  const places = [...acknowledged].map(([place, seq]) => [...place.split(':'), seq] as const)
  const { rows } = await asOwner((client) =>
    client.query<{ lost: string }>(
      `select count(*) as lost from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as told (attempt_id, question, seq)
       where not exists (select from exam.answer where answer.site_id = $1 and answer.attempt_id = told.attempt_id
         and answer.question_version_id = told.question and answer.seq >= told.seq)`,
      [siteId, ...[0, 1, 2].map((at) => places.map((place) => place[at]))],
    ),
  )
  return Number(rows[0]?.lost ?? Number.NaN)
}
