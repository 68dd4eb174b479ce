import { sql } from 'kysely'
import { recheckChain } from './audit/check.ts'
import type { InstallationJob } from './jobs.ts'
import type { Parts } from './parts.ts'

/** The chores of the ground itself. A worker runs them beside those of the rooms. */
export const housekeeping: readonly InstallationJob[] = [
  { name: 'house.partitions', cron: '10 1 * * *', run: keepPartitions },
  { name: 'house.forget', cron: '20 * * * *', run: forgetOld },
  { name: 'house.anchor', cron: '30 1 * * *', run: anchorAudit },
]

async function keepPartitions({ database }: Parts): Promise<void> {
  const db = database.acrossSites('partitions serve all sites')
  await sql`select platform.keep_partitions('platform.fact', 2)`.execute(db.kysely)
}

/** Answers are kept 7 days (D14); marks of reactions outlive every retry by far. In small bites, to hold no lock long. */
async function forgetOld({ database }: Parts): Promise<void> {
  const db = database.acrossSites('old keys are forgotten on all sites').kysely
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from platform.idempotency where ctid in
        (select ctid from platform.idempotency where at < now() - interval '7 days' limit 5000)`.execute(db)
    if (numAffectedRows < 5000n) break
  }
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from platform.reaction_done where ctid in
        (select ctid from platform.reaction_done where at < now() - interval '90 days' limit 5000)`.execute(
      db,
    )
    if (numAffectedRows < 5000n) break
  }
}

/**
 * Verifies every site's audit chain and writes its head to the object store: whoever rewrites the database must
 * rewrite yesterday's anchor as well (D27).
 */
export async function anchorAudit({ database, storage, log, clock }: Parts): Promise<void> {
  const db = database.acrossSites('each chain is verified and anchored')
  const { rows } = await sql<{
    siteId: number
    seq: string
    hash: Buffer
  }>`select site_id, seq, hash from platform.audit_head`.execute(db.kysely)
  for (const { siteId, seq, hash } of rows) {
    const { brokenAt } = await recheckChain(db, siteId, clock.now())
    if (brokenAt !== undefined) log.error({ siteId, brokenAt }, 'the audit chain is broken')
    const anchor = Buffer.from(
      JSON.stringify({ siteId, seq, hash: hash.toString('hex'), brokenAt: brokenAt ?? null }),
    )
    const day = clock.now().toISOString().slice(0, 10)
    await storage.put(`anchors/s${siteId}/${day}.json`, anchor, {
      type: 'application/json',
      size: anchor.length,
    })
  }
}
