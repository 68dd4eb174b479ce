import { sql } from 'kysely'
import { compareAnchors, writeAnchor } from '../audit/anchors.ts'
import { keepBreak, recheckChain } from '../audit/verify-chain.ts'
import type { Db } from '../db.ts'
import { eachIsolated } from './each-isolated.ts'
import type { InstallationJob } from '../jobs.ts'
import type { Parts } from '../parts.ts'

/** The platform's own maintenance jobs. A worker runs them beside those of the domains. */
export const housekeeping: readonly InstallationJob[] = [
  { name: 'house.partitions', cron: '10 1 * * *', run: keepPartitions },
  { name: 'house.forget', cron: '20 * * * *', run: forgetOld },
  {
    name: 'house.bindStorage',
    cron: '*/5 * * * *',
    outside: true,
    queue: 'store',
    run: ({ binding }) => binding.renew(),
  },
  { name: 'house.anchor', cron: '30 1 * * *', outside: true, queue: 'store', run: anchorAudit },
]

async function keepPartitions({ database }: Parts): Promise<void> {
  const db = database.acrossSites('partitions serve all sites')
  await sql`select platform.keep_partitions('platform.fact', 2)`.execute(db.kysely)
}

/** Answers are kept for 7 days (D14); the marks of handled events outlive every retry. Deleted in small batches, to keep locks short. */
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

/** Anchors of this many days are compared every night; `npm run audit:verify` compares all. */
const comparedDays = 40
const dayMs = 86_400_000

/**
 * Verifies every site's audit chain, also against its earlier anchors, and writes its head to the object store: whoever
 * rewrites the database must rewrite every anchor as well (D27). A failing site does not stop the others.
 */
export async function anchorAudit({ database, storage, log, clock }: Parts): Promise<void> {
  const db = database.acrossSites('each chain is verified and anchored')
  const now = clock.now()
  const since = new Date(now.getTime() - comparedDays * dayMs).toISOString().slice(0, 10)
  await eachIsolated(await auditHeads(db), async ({ siteId, seq, hash }) => {
    const { brokenAt } = await recheckChain(db, siteId, now)
    if (brokenAt !== undefined) log.error({ siteId, brokenAt }, 'the audit chain is broken')
    const { fault } = await compareAnchors(db, { siteId, storage, since })
    // A truncated chain must not overwrite the anchor that proves it.
    if (fault) {
      log.error({ siteId, ...fault }, 'the audit chain is broken: it does not fit its anchor')
      await keepBreak(db, siteId, fault.seq)
      return
    }
    await writeAnchor(storage, { siteId, seq, hash: hash.toString('hex'), now })
  })
}

type AuditHead = { readonly siteId: number; readonly seq: string; readonly hash: Buffer }

/** A site whose head was removed is known from its last check. */
async function auditHeads({ kysely }: Db): Promise<AuditHead[]> {
  const { rows } = await sql<AuditHead>`
    select site_id, coalesce(head.seq, 0) as seq, coalesce(head.hash, '') as hash
    from platform.audit_head head full join platform.audit_check using (site_id)
    order by site_id`.execute(kysely)
  return rows
}
