import { sql } from 'kysely'
import { batch } from '#platform/db/batch'
import { type Db, inTransaction } from '#platform/db'
import { coverageOf, multirangeOf } from '../progress/multirange.ts'
import {
  type PlayerState,
  type RecordState,
  type Heartbeat,
  checkHeartbeat,
  type HeartbeatResult,
} from './check-heartbeat.ts'

type AccountHeartbeat = Heartbeat & { readonly accountId: string }
type SiteHeartbeat = AccountHeartbeat & { readonly siteId: number }

/** The result of a heartbeat; undefined: this account has no open player. */
export type HeartbeatOutcome =
  | (HeartbeatResult & Opened & { readonly becameViewed: boolean; readonly minutesBefore: number })
  | undefined

type Opened = {
  readonly enrolmentId: string
  readonly moduleId: string
  readonly length: number
  readonly weighsMinutes: boolean
}

/**
 * Group commit of heartbeats: all that arrived meanwhile are checked in order under the locks of their players and
 * written in two statements. A retried heartbeat has the same sequence number, and is stale.
 */
export const writeHeartbeats = batch<AccountHeartbeat, HeartbeatOutcome>({
  name: 'learning.beat',
  maxRows: 500,
  write: (db, heartbeats) => inTransaction(db, (db) => checkAll(db, heartbeats)),
})

type Row = {
  readonly siteId: number
  readonly accountId: string
  readonly player: PlayerState
  readonly record: RecordState
  readonly isOpen: boolean
  /** End of the study window; null: never. */
  readonly studyUntil: Date | null
} & Opened

async function checkAll(db: Db, heartbeats: readonly SiteHeartbeat[]): Promise<readonly HeartbeatOutcome[]> {
  const rows = await lockPlayers(db, heartbeats)
  const changed = new Set<string>()
  const outcomes = heartbeats.map((heartbeat): HeartbeatOutcome => {
    const key = keyOf(heartbeat)
    const row = rows.get(key)
    if (!row) return undefined
    const checked = checkHeartbeat(
      row.player,
      row.record,
      counts(row, heartbeat) ? heartbeat : { ...heartbeat, isWatching: false },
    )
    if (checked.player !== row.player) changed.add(key)
    const becameViewed = checked.record.isViewed && !row.record.isViewed
    const minutesBefore = Math.floor(row.record.seconds / 60)
    rows.set(key, { ...row, player: checked.player, record: checked.record })
    const { enrolmentId, moduleId, length, weighsMinutes } = row
    return { ...checked, enrolmentId, moduleId, length, weighsMinutes, minutesBefore, becameViewed }
  })
  await writePlayers(
    db,
    [...changed].flatMap((key) => rows.get(key) ?? []),
  )
  return outcomes
}

/** A heartbeat after leaving the course, or after its study window, moves the player without credit. */
const counts = ({ isOpen, studyUntil }: Row, { at }: Heartbeat) =>
  isOpen && (studyUntil === null || at < studyUntil)

const keyOf = ({ siteId, accountId }: { readonly siteId: number; readonly accountId: string }) =>
  `${siteId}:${accountId}`

type Stored = {
  readonly siteId: number
  readonly accountId: string
  readonly token: string
  readonly sequence: string
  readonly unit: PlayerState['unit']
  readonly length: number
  readonly maxSpeed: string
  readonly threshold: number
  readonly beatAt: Date
  readonly position: string
  readonly provedFrom: string
  readonly spareSeconds: string
  readonly movedAt: Date
  readonly codeDueAt: Date | null
  readonly studyUntil: Date | null
  readonly weighsMinutes: boolean
  readonly enrolmentId: string
  readonly moduleId: string
  readonly covered: string
  readonly seconds: number
  readonly isViewed: boolean
  readonly isOpen: boolean
}

/** Always in the same order, so that two groups do not deadlock. Both rows are locked: both are rewritten. */
async function lockPlayers(db: Db, heartbeats: readonly SiteHeartbeat[]): Promise<Map<string, Row>> {
  const people = [...new Map(heartbeats.map((heartbeat) => [keyOf(heartbeat), heartbeat])).values()]
  const { rows } = await sql<Stored>`
    select player.site_id, player.account_id, player.token, player.sequence, player.unit, player.length,
      player.max_speed, player.threshold, player.beat_at, player.position, player.proved_from, player.spare_seconds,
      player.moved_at, player.code_due_at, player.study_until, player.weighs_minutes, player.enrolment_id, player.module_id,
      progress.covered::text as covered, progress.seconds, progress.is_viewed, enrolment.status = 'IN_PROGRESS' as is_open
    from unnest(${people.map((heartbeat) => heartbeat.siteId)}::integer[], ${people.map((heartbeat) => heartbeat.accountId)}::bigint[])
      as said (site_id, account_id)
    join learning.player as player on player.site_id = said.site_id and player.account_id = said.account_id
    join learning.enrolment as enrolment on enrolment.site_id = player.site_id and enrolment.id = player.enrolment_id
    join learning.progress as progress on progress.site_id = player.site_id
      and progress.enrolment_id = player.enrolment_id and progress.module_id = player.module_id
    order by player.site_id, player.account_id
    for no key update of player, progress`.execute(db.kysely)
  return new Map(rows.map((row) => [keyOf(row), rowOf(row)]))
}

function rowOf({ covered, seconds, isViewed, isOpen, studyUntil, ...row }: Stored): Row {
  const { siteId, accountId, enrolmentId, moduleId, length, weighsMinutes } = row
  return {
    siteId,
    accountId,
    enrolmentId,
    moduleId,
    length,
    weighsMinutes,
    isOpen,
    studyUntil,
    record: { covered: coverageOf(covered), seconds, isViewed },
    player: {
      ...row,
      sequence: Number(row.sequence),
      maxSpeed: Number(row.maxSpeed),
      position: Number(row.position),
      provedFrom: Number(row.provedFrom),
      spareSeconds: Number(row.spareSeconds),
    },
  }
}

async function writePlayers(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with beat as (
      select * from unnest(
        ${rows.map((row) => row.siteId)}::integer[], ${rows.map((row) => row.accountId)}::bigint[],
        ${rows.map((row) => row.player.sequence)}::bigint[], ${rows.map((row) => row.player.beatAt)}::timestamptz[],
        ${rows.map((row) => row.player.position)}::numeric[], ${rows.map((row) => row.player.provedFrom)}::numeric[],
        ${rows.map((row) => row.player.spareSeconds)}::numeric[], ${rows.map((row) => row.player.movedAt)}::timestamptz[],
        ${rows.map((row) => row.enrolmentId)}::bigint[], ${rows.map((row) => row.moduleId)}::bigint[],
        ${rows.map((row) => multirangeOf(row.record.covered))}::text[], ${rows.map((row) => row.record.seconds)}::integer[],
        ${rows.map((row) => row.record.isViewed)}::boolean[])
        as t (site_id, account_id, sequence, beat_at, position, proved_from, spare_seconds, moved_at, enrolment_id,
          module_id, covered, seconds, is_viewed)
    ), moved as (
      update learning.player as player
      set sequence = beat.sequence, beat_at = beat.beat_at, position = beat.position, proved_from = beat.proved_from,
        spare_seconds = beat.spare_seconds, moved_at = beat.moved_at
      from beat where player.site_id = beat.site_id and player.account_id = beat.account_id
    ), studied as (
      insert into learning.study_hour as hour (site_id, account_id, hour, seconds)
      select beat.site_id, beat.account_id, date_trunc('hour', beat.beat_at), beat.seconds - progress.seconds
      from beat join learning.progress as progress on progress.site_id = beat.site_id
        and progress.enrolment_id = beat.enrolment_id and progress.module_id = beat.module_id
      where beat.seconds > progress.seconds
      on conflict (site_id, account_id, hour) do update set seconds = hour.seconds + excluded.seconds
    )
    update learning.progress as progress
    set covered = beat.covered::int4multirange, seconds = beat.seconds, is_viewed = beat.is_viewed,
      position = floor(beat.position)::integer, updated_at = beat.beat_at
    from beat where progress.site_id = beat.site_id and progress.enrolment_id = beat.enrolment_id
      and progress.module_id = beat.module_id`.execute(db.kysely)
}
