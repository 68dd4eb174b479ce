import type { ReasonKind } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Act = {
  readonly attemptId: string
  readonly kind: 'pause' | 'resume' | 'force' | 'reinstate' | 'uphold'
  readonly reasonKind: ReasonKind
  readonly reason: string
  readonly seconds: number
  readonly byId: string
  readonly at: Date
}

export async function insertAct(db: Db, act: Act): Promise<void> {
  await on(db).insertInto('exam.act').values(act).execute()
}

export async function pauseAttempt(db: Db, attemptId: string, at: Date): Promise<void> {
  await on(db).updateTable('exam.attempt').set({ pausedAt: at }).where('id', '=', attemptId).execute()
}

/** Adds the paused time to the deadline; returns how long it was. */
export async function resumeAttempt(db: Db, attemptId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    update exam.attempt as attempt
    set deadline_at = attempt.deadline_at + (${at}::timestamptz - held.paused_at), paused_at = null
    from (select id, paused_at from exam.attempt where site_id = ${db.siteId} and id = ${attemptId}) as held
    where attempt.site_id = ${db.siteId} and attempt.id = held.id and held.paused_at is not null
    returning extract(epoch from ${at}::timestamptz - held.paused_at)::integer as seconds`.execute(db.kysely)
  return rows[0]?.seconds ?? 0
}

/** Releases a score on hold or zeroed: it is given back, or stays zero. */
export async function releaseAttempt(db: Db, attemptId: string, isReinstated: boolean): Promise<void> {
  await on(db)
    .updateTable('exam.attempt')
    .set({ isHeld: false, isReinstated })
    .where('id', '=', attemptId)
    .execute()
}
