import { sql } from 'kysely'
import { walkChain } from './write-chain.ts'
import type { Db } from '../db.ts'

/** How far a site's chain was verified, when, and where it is broken, if it is. */
export type ChainCheck = {
  readonly entries: number
  readonly checkedAt: Date
  readonly brokenAt: string | undefined
}

type Stored = { seq: string; hash: Buffer; checkedAt: Date; brokenAt: string | null }

export async function lastCheck(db: Db, siteId: number): Promise<ChainCheck | undefined> {
  const stored = await storedCheck(db, siteId)
  return stored && checkOf(stored)
}

/** Verifies from the last good entry on. A break that was found stays until a full verification finds none. */
export async function checkChain(db: Db, siteId: number, now: Date): Promise<ChainCheck> {
  const stored = await storedCheck(db, siteId)
  if (stored?.brokenAt) return checkOf(stored)
  const from = stored
    ? { entries: Number(stored.seq), hash: stored.hash }
    : { entries: 0, hash: Buffer.alloc(32) }
  return keepCheck(db, siteId, { ...(await walkChain(db, siteId, from)), now })
}

/** Verifies the whole chain, every night. */
export async function recheckChain(db: Db, siteId: number, now: Date): Promise<ChainCheck> {
  const walked = await walkChain(db, siteId, { entries: 0, hash: Buffer.alloc(32) })
  return keepCheck(db, siteId, { ...walked, now })
}

/** Stores that a chain which is valid in itself does not match its anchors. */
export async function keepBreak(db: Db, siteId: number, brokenAt: string): Promise<void> {
  await sql`
    update platform.audit_check set broken_at = ${brokenAt} where site_id = ${siteId}`.execute(db.kysely)
}

type Walked = Awaited<ReturnType<typeof walkChain>> & { readonly now: Date }

async function keepCheck(db: Db, siteId: number, { known, brokenAt, now }: Walked): Promise<ChainCheck> {
  const { entries, hash } = known
  await sql`
    insert into platform.audit_check (site_id, seq, hash, checked_at, broken_at)
    values (${siteId}, ${String(entries)}, ${hash}, ${now}, ${brokenAt ?? null})
    on conflict (site_id) do update
      set seq = excluded.seq, hash = excluded.hash, checked_at = excluded.checked_at, broken_at = excluded.broken_at`.execute(
    db.kysely,
  )
  return { entries, checkedAt: now, brokenAt }
}

async function storedCheck(db: Db, siteId: number): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select seq, hash, checked_at, broken_at from platform.audit_check where site_id = ${siteId}`.execute(
    db.kysely,
  )
  return rows[0]
}

const checkOf = ({ seq, checkedAt, brokenAt }: Stored): ChainCheck => ({
  entries: Number(seq),
  checkedAt,
  brokenAt: brokenAt ?? undefined,
})
