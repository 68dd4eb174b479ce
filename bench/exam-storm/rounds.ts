import { setTimeout } from 'node:timers/promises'
import type { Api } from '../../faults/stage/api.ts'
import type { StageDatabase } from '../../faults/stage/database.ts'
import { drive, type Driven, type Shot } from '../load/drive.ts'
import { deskOf, saveText, startText, submitText } from './calls.ts'
import { type Cost, meter } from './meter.ts'
import type { Desk } from './stage.ts'

export type Hall = {
  readonly apis: readonly Api[]
  readonly database: StageDatabase
  readonly connections: number
}

export type Round = Cost & { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Everybody begins, as fast as the doors let them in. */
export async function startRound(
  hall: Hall,
  courseId: string,
): Promise<{ round: Round; desks: readonly Desk[] }> {
  const desks: Desk[] = []
  const waiting = [...hall.database.people]
  const round = await timed(hall, () => {
    const person = waiting.pop()
    if (!person) return undefined
    return {
      request: startText(person, courseId),
      settle: (outcome) => 'reply' in outcome && desks.push(deskOf(person, outcome.reply.body)),
    }
  })
  return { round, desks }
}

/** The highest number of each answer that was acknowledged, by attempt and question. */
export type Acknowledged = Map<string, number>

type Saving = {
  readonly desks: readonly Desk[]
  readonly seconds: number
  readonly firstSeq: number
  readonly acknowledged: Acknowledged
}

/** One answer at a time, of everybody in turn. */
export function saveRound(hall: Hall, { desks, seconds, firstSeq, acknowledged }: Saving): Promise<Round> {
  const end = performance.now() + seconds * 1000
  let seq = firstSeq
  return timed(hall, () => {
    const desk = desks[seq % desks.length]
    if (performance.now() > end || !desk) return undefined
    seq += 1
    const mine = seq
    const settle: Shot['settle'] = (outcome) => {
      if (!('reply' in outcome)) return
      const place = `${desk.attemptId}:${101 + (mine % 50)}`
      acknowledged.set(place, Math.max(acknowledged.get(place) ?? 0, mine))
    }
    return { request: saveText(desk, mine), settle }
  })
}

/** Everybody hands in fifty answers at once: in, receipted, scored. Receipts do not wait for scores; the cost does. */
export function submitRound(hall: Hall, desks: readonly Desk[]): Promise<Round> {
  const waiting = [...desks]
  const next = () => {
    const desk = waiting.pop()
    return desk && { request: submitText(desk, 500_000_000) }
  }
  return timed(hall, next, () => allScored(hall.database))
}

/** Until no paper waits for its score: what is measured next must not pay for it. */
export async function allScored({ asOwner, siteId }: StageDatabase): Promise<void> {
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
  { apis, database, connections }: Hall,
  next: () => Shot | undefined,
  after?: () => Promise<void>,
): Promise<Round> {
  const count = await meter({ apis, database })
  const driven = await drive({ ports: apis.map(({ port }) => port), connections, next })
  refuseFaults(driven)
  await after?.()
  const { requests, seconds, p50, p99 } = driven
  return { perSecond: Math.round(requests / seconds), p50, p99, ...(await count(requests)) }
}

function refuseFaults({ requests, statuses, errors }: Driven): void {
  if (statuses['200'] !== requests)
    throw new Error(`calls were refused: ${JSON.stringify({ statuses, errors })}`)
}

/** How many acknowledged answers the database does not have, or has in an older form. */
export async function lostOf(
  { asOwner, siteId }: StageDatabase,
  acknowledged: Acknowledged,
): Promise<number> {
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
