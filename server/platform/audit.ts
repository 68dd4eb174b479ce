import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditAct, Ctx } from './ctx.ts'
import type { Db } from './db.ts'

type Head = { readonly seq: string; readonly hash: Buffer }

const genesis = Buffer.alloc(32)

/** Appends an act to the site's chain. The head row is locked, so the chain has one order. */
export async function recordAct(ctx: Ctx, { action, object, before, after }: AuditAct): Promise<void> {
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
    actingRole: ctx.actor.role,
    sessionId: ctx.actor.sessionId,
    address: ctx.address,
    action,
    object,
    before: before ?? null,
    after: after ?? null,
  }
  const hash = chainHash(head.hash, entry)
  await sql`insert into platform.audit_entry
              (site_id, seq, at, actor_id, acting_role, session_id, address, action, object, before, after, prev_hash, hash)
            values (${site}, ${seq}, ${entry.at}, ${entry.actorId}, ${entry.actingRole}, ${entry.sessionId},
                    ${entry.address}, ${action}, ${object}, ${JSON.stringify(entry.before)}, ${JSON.stringify(entry.after)},
                    ${head.hash}, ${hash})`.execute(ctx.db.kysely)
  await sql`update platform.audit_head set seq = ${seq}, hash = ${hash} where site_id = ${site}`.execute(
    ctx.db.kysely,
  )
}

export type ChainVerdict = { readonly entries: number; readonly brokenAt: string | undefined }

/** Walks a site's chain from its beginning; answers the first entry that does not fit, if any. */
export async function verifyChain(db: Db, siteId: number): Promise<ChainVerdict> {
  let previous: Buffer = genesis
  let entries = 0
  let after = '0'
  for (;;) {
    const page = await chainPage(db, siteId, after)
    for (const { hash, prevHash, ...entry } of page) {
      const isWhole = prevHash.equals(previous) && hash.equals(chainHash(previous, entry))
      if (!isWhole || BigInt(entry.seq) !== BigInt(entries) + 1n) return { entries, brokenAt: entry.seq }
      previous = hash
      entries += 1
      after = entry.seq
    }
    if (page.length < pageSize) return headAgrees(db, { siteId, entries, hash: previous })
  }
}

const pageSize = 1000

type Entry = {
  siteId: number
  seq: string
  at: string
  actorId: string
  actingRole: string
  sessionId: string
  address: string
  action: string
  object: string
  before: unknown
  after: unknown
}

async function chainPage(db: Db, siteId: number, after: string) {
  const { rows } = await sql<Omit<Entry, 'at'> & { at: Date; hash: Buffer; prevHash: Buffer }>`
    select site_id, seq, at, actor_id, acting_role, session_id, address, action, object, before, after, hash, prev_hash
    from platform.audit_entry where site_id = ${siteId} and seq > ${after} order by seq limit ${pageSize}`.execute(
    db.kysely,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Entries cut off at the end leave a whole but shorter chain; the head remembers how long it was. */
async function headAgrees(
  db: Db,
  known: { siteId: number; entries: number; hash: Buffer },
): Promise<ChainVerdict> {
  const { rows } =
    await sql<Head>`select seq, hash from platform.audit_head where site_id = ${known.siteId}`.execute(
      db.kysely,
    )
  const head = rows[0]
  const agrees = !head
    ? known.entries === 0
    : head.seq === String(known.entries) && head.hash.equals(known.hash)
  return { entries: known.entries, brokenAt: agrees ? undefined : String(known.entries + 1) }
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
