import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Coverage } from '../coverage-rules.ts'
import type { ModuleRecord } from '../module-rules.ts'
import { on } from '../tables.ts'
import { coverageOf } from './multirange.ts'

/** The record of one module, with fields only the player needs. */
export type StudyRecord = ModuleRecord & {
  readonly moduleId: string
  readonly seconds: number
  readonly position: number
  readonly covered: Coverage
  readonly isAsserted: boolean
}

export const nothingStudied: Omit<StudyRecord, 'moduleId'> = {
  opens: 0,
  submits: 0,
  isViewed: false,
  isSaved: false,
  isReported: false,
  score: null,
  seconds: 0,
  position: 0,
  covered: [],
  isAsserted: false,
}

export async function studyRecords(db: Db, enrolmentId: string): Promise<ReadonlyMap<string, StudyRecord>> {
  const rows = await on(db)
    .selectFrom('learning.progress')
    .select(['moduleId', 'opens', 'submits', 'isViewed', 'isSaved', 'isReported', 'score', 'isAsserted'])
    .select(['seconds', 'position', sql<string>`covered::text`.as('covered')])
    .where('enrolmentId', '=', enrolmentId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.moduleId,
      { ...row, score: row.score === null ? null : Number(row.score), covered: coverageOf(row.covered) },
    ]),
  )
}

/** The active player of an account. */
export async function openPlayer(db: Db, accountId: string) {
  return on(db)
    .selectFrom('learning.player')
    .select(['token', 'enrolmentId', 'moduleId'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

// Without withdrawn people: they keep their record, but can open nothing (INV-L12).
const mayLook = ['IN_PROGRESS', 'COMPLETED', 'PASSED', 'FAILED'] as const

/** The version of the module the account has open, as long as they are in the course. */
export async function openVersion(db: Db, accountId: string): Promise<string | undefined> {
  const row = await on(db)
    .selectFrom('learning.player as player')
    .innerJoin('learning.enrolment as enrolment', 'enrolment.id', 'player.enrolmentId')
    .select('enrolment.versionId')
    .where('player.accountId', '=', accountId)
    .where('enrolment.status', 'in', mayLook)
    .executeTakeFirst()
  return row?.versionId
}

/** Every version the account studies or may review, last studied first. */
export async function studiedVersions(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select('versionId')
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .where('status', 'in', mayLook)
    .orderBy('studiedAt', (order) => order.desc().nullsLast())
    .limit(500)
    .execute()
  return rows.map(({ versionId }) => versionId)
}

/** Makes the rest of this transaction read-only. */
export async function readOnly(db: Db): Promise<void> {
  await sql`set transaction read only`.execute(db.kysely)
}

export type NewPlayer = {
  readonly accountId: string
  readonly token: string
  readonly enrolmentId: string
  readonly moduleId: string
  readonly unit: 'second' | 'page' | 'none'
  readonly length: number
  readonly maxSpeed: number
  readonly threshold: number
  readonly position: number
  readonly codeDueAt: Date | null
  /** End of the study window; null: never. */
  readonly studyUntil: Date | null
  readonly weighsMinutes: boolean
  readonly at: Date
}

/** The newest player is the active one; the previous one learns that from its next heartbeat. */
export async function putPlayer(db: Db, { at, ...player }: NewPlayer): Promise<void> {
  const values = {
    ...player,
    maxSpeed: String(player.maxSpeed),
    position: String(player.position),
    provedFrom: String(player.position),
    spareSeconds: '0',
    sequence: '0',
    beatAt: at,
    movedAt: at,
  }
  const { accountId: _, ...change } = values
  await on(db)
    .insertInto('learning.player')
    .values(values)
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet(change))
    .execute()
}

type Place = { readonly enrolmentId: string; readonly moduleId: string }

/** The row that heartbeats and hand-ins write to, created when a module is first opened. */
export async function countOpening(db: Db, { enrolmentId, moduleId }: Place, at: Date): Promise<void> {
  await on(db)
    .insertInto('learning.progress')
    .values({ enrolmentId, moduleId, opens: 1, beganAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'enrolmentId', 'moduleId'])
        .doUpdateSet({ opens: sql`progress.opens + 1`, updatedAt: at }),
    )
    .execute()
}

type RecordChange = {
  readonly submits?: number
  readonly isViewed?: boolean
  readonly isSaved?: boolean
  readonly isReported?: boolean
  readonly isAsserted?: boolean
  readonly score?: number | null
}

export async function changeRecord(
  db: Db,
  { enrolmentId, moduleId }: Place,
  { score, ...change }: RecordChange,
): Promise<void> {
  const set = { ...change, ...(score === undefined ? {} : { score: score === null ? null : String(score) }) }
  await on(db)
    .insertInto('learning.progress')
    .values({ enrolmentId, moduleId, ...set })
    .onConflict((conflict) => conflict.columns(['siteId', 'enrolmentId', 'moduleId']).doUpdateSet(set))
    .execute()
}

/** Marks the course as begun: from now on it cannot be left as if nothing was studied (INV-L04). */
export async function markStudied(db: Db, enrolmentId: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ studiedAt: at, beganAt: sql<Date>`coalesce(began_at, ${at})` })
    .where('id', '=', enrolmentId)
    .execute()
}

/** The captcha was solved: schedules the next one, and time counts again from now. */
export async function postponeCode(
  db: Db,
  { accountId, token, codeDueAt, at }: { accountId: string; token: string; codeDueAt: Date; at: Date },
): Promise<void> {
  await on(db)
    .updateTable('learning.player')
    .set({ codeDueAt, beatAt: at })
    .where('accountId', '=', accountId)
    .where('token', '=', token)
    .execute()
}
