import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditAct, Ctx } from '../ctx.ts'
import type { Db } from '../db.ts'

type Head = { readonly seq: string; readonly hash: Buffer }

const genesis = Buffer.alloc(32)

type Recording = Pick<Ctx, 'site' | 'actor' | 'now' | 'address' | 'db'>

/** Appends an act to the site's chain. The head row is locked, so that the chain has one order. */
export async function recordAct(ctx: Recording, { action, object, before, after }: AuditAct): Promise<void> {
  const site = ctx.site.id
  await sql`insert into platform.audit_head (site_id, seq, hash) values (${site}, 0, ${genesis})
            on conflict do nothing`.execute(ctx.db.kysely)
  const heads =
    await sql<Head>`select seq, hash from platform.audit_head where site_id = ${site} for update`.execute(
      ctx.db.kysely,
    )
  const head = heads.rows[0] ?? { seq: '0', hash: genesis }
  const seq = String(BigInt(head.seq) + 1n)
  const entry = {
    siteId: site,
    seq,
    at: ctx.now.toISOString(),
    actorId: ctx.actor.id,
    ...(ctx.actor.realId === undefined ? {} : { realActorId: ctx.actor.realId }),
    actingRole: ctx.actor.role,
    sessionId: ctx.actor.sessionId,
    address: ctx.address,
    action,
    object,
    before: asStored(before),
    after: asStored(after),
  }
  const hash = chainHash(head.hash, entry)
  await sql`insert into platform.audit_entry
              (site_id, seq, at, actor_id, real_actor_id, acting_role, session_id, address, action, object, before, after, prev_hash, hash)
            values (${site}, ${seq}, ${entry.at}, ${entry.actorId}, ${ctx.actor.realId ?? null}, ${entry.actingRole}, ${entry.sessionId},
                    ${entry.address}, ${action}, ${object}, ${JSON.stringify(entry.before)}, ${JSON.stringify(entry.after)},
                    ${head.hash}, ${hash})`.execute(ctx.db.kysely)
  await sql`update platform.audit_head set seq = ${seq}, hash = ${hash} where site_id = ${site}`.execute(
    ctx.db.kysely,
  )
}

/** The value as it is read back: dates are text and undefined fields are missing. The hash is computed from that. */
const asStored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

export type ChainStatus = { readonly entries: number; readonly brokenAt: string | undefined }

/** Verifies a site's chain from its beginning; returns the first broken entry, if any. */
export async function verifyChain(db: Db, siteId: number): Promise<ChainStatus> {
  const { known, brokenAt } = await walkChain(db, siteId, { entries: 0, hash: genesis })
  return { entries: known.entries, brokenAt }
}

/** This many entries are verified, and this is the hash of the last one. */
type Known = { readonly entries: number; readonly hash: Buffer }

/** Verifies the chain from the last verified entry on; returns the new state and the first broken entry, if any. */
export async function walkChain(
  db: Db,
  siteId: number,
  from: Known,
): Promise<{ readonly known: Known; readonly brokenAt: string | undefined }> {
  let known = from
  for (;;) {
    const page = await chainPage(db, siteId, String(known.entries))
    for (const { hash, prevHash, ...entry } of page) {
      const isWhole = prevHash.equals(known.hash) && hash.equals(chainHash(known.hash, entry))
      if (!isWhole || BigInt(entry.seq) !== BigInt(known.entries) + 1n) return { known, brokenAt: entry.seq }
      known = { entries: known.entries + 1, hash }
    }
    if (page.length < pageSize) return { known, brokenAt: await headDisagrees(db, siteId, known) }
  }
}

const pageSize = 1000

type Entry = {
  siteId: number
  seq: string
  at: string
  actorId: string
  /** Missing for acts under one's own name, so that older entries keep their hashes. */
  realActorId?: string
  actingRole: string
  sessionId: string
  address: string
  action: string
  object: string
  before: unknown
  after: unknown
}

type StoredEntry = Omit<Entry, 'at' | 'realActorId' | 'before' | 'after'> & {
  at: Date
  before: string | null
  after: string | null
  realActorId: string | null
  hash: Buffer
  prevHash: Buffer
}

async function chainPage(db: Db, siteId: number, after: string) {
  const { rows } = await sql<StoredEntry>`
    select site_id, seq, at, actor_id, real_actor_id, acting_role, session_id, address, action, object,
           before::text as before, after::text as after, hash, prev_hash
    from platform.audit_entry where site_id = ${siteId} and seq > ${after} order by seq limit ${pageSize}`.execute(
    db.kysely,
  )
  // Read as text, because the field names inside must stay as recorded and not be converted like column names.
  return rows.map(({ realActorId, at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: before === null ? null : (JSON.parse(before) as unknown),
    after: after === null ? null : (JSON.parse(after) as unknown),
    ...(realActorId === null ? {} : { realActorId }),
  }))
}

/** Entries removed at the end leave a valid but shorter chain; the head row knows the right length. */
async function headDisagrees(db: Db, siteId: number, { entries, hash }: Known): Promise<string | undefined> {
  const { rows } = await sql<Head>`
    select seq, hash from platform.audit_head where site_id = ${siteId}`.execute(db.kysely)
  const head = rows[0] ?? { seq: '0', hash: genesis }
  // Acts are added while a chain is verified: a head ahead of what was read is checked next time.
  const agrees =
    BigInt(head.seq) > BigInt(entries) ? await hasNext(db, siteId, entries) : head.hash.equals(hash)
  return agrees && BigInt(head.seq) >= BigInt(entries) ? undefined : String(entries + 1)
}

async function hasNext(db: Db, siteId: number, entries: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from platform.audit_entry where site_id = ${siteId} and seq = ${String(entries + 1)}`.execute(
    db.kysely,
  )
  return rows.length > 0
}

function chainHash(previous: Buffer, entry: Entry): Buffer {
  return createHash('sha256').update(previous).update(canonical(entry)).digest()
}

/** JSON with sorted keys: the same act always has the same bytes, also after a round trip through jsonb. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
