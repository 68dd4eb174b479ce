import { sql } from 'kysely'
import { containing, literally } from '../containing.ts'
import type { Db } from '../db.ts'

export type AuditFilter = {
  readonly actorId?: string
  /** Who sat behind it, whoever it was done as. */
  readonly realActorId?: string
  /** `identity.` finds every act of a room, `identity.account.unlock` one. */
  readonly action?: string
  readonly object?: string
  readonly from?: Date
  readonly to?: Date
  /** Words in what was done, to what, or in how it looked before and after. */
  readonly text?: string
  /** Beside the words: acts of these kinds, and of or upon these things, count as found too. */
  readonly alsoActions?: readonly string[]
  readonly alsoThings?: readonly string[]
}

export type AuditPage = {
  readonly records: readonly AuditEntry[]
  /** Where to go on, or undefined at the end of the record. */
  readonly next: string | undefined
}

type AuditEntry = {
  readonly seq: string
  readonly at: Date
  readonly actorId: string
  readonly realActorId: string | null
  readonly actingRole: string
  readonly address: string
  readonly action: string
  readonly object: string
  readonly before: unknown
  readonly after: unknown
}

/** No index answers words: so many entries are read for one page, then the page says where to go on. */
const window = 20_000

type Asking = { readonly beneath?: string; readonly limit: number }

/** Acts, the newest first, below an entry. */
export async function auditEntries(
  db: Db,
  filter: AuditFilter,
  { beneath, limit }: Asking,
): Promise<AuditPage> {
  const top = beneath ?? (await nextSeq(db))
  const floor = filter.text === undefined ? 0n : BigInt(top) - BigInt(window)
  const { rows } = await sql<AuditEntry>`
    select seq, at, actor_id, real_actor_id, acting_role, address, action, object, before, after
    from platform.audit_entry
    where site_id = ${db.siteId} and seq < ${top} and seq >= ${String(floor > 0n ? floor : 0n)}
      and ${sql.join(conditions(filter), sql` and `)}
    order by seq desc limit ${limit}`.execute(db.kysely)
  const isFull = rows.length === limit
  const next = isFull ? rows.at(-1)?.seq : String(floor)
  return { records: rows, next: next === undefined || BigInt(next) <= 1n ? undefined : next }
}

async function nextSeq(db: Db): Promise<string> {
  const { rows } = await sql<{ seq: string }>`
    select seq + 1 as seq from platform.audit_head where site_id = ${db.siteId}`.execute(db.kysely)
  return rows[0]?.seq ?? '1'
}

function conditions(filter: AuditFilter) {
  const { actorId, realActorId, action, object, from, to, text } = filter
  const all = [sql<boolean>`true`]
  if (actorId !== undefined) all.push(sql`actor_id = ${actorId}`)
  if (realActorId !== undefined) all.push(sql`coalesce(real_actor_id, actor_id) = ${realActorId}`)
  if (action !== undefined) all.push(sql`action like ${`${literally(action)}%`}`)
  if (object !== undefined) all.push(sql`object = ${object}`)
  if (from !== undefined) all.push(sql`at >= ${from}`)
  if (to !== undefined) all.push(sql`at < ${to}`)
  if (text !== undefined) all.push(spoken(text, filter))
  return all
}

function spoken(text: string, { alsoActions = [], alsoThings = [] }: AuditFilter) {
  return sql<boolean>`(concat_ws(' ', action, object, before::text, after::text) ilike ${containing(text)}
    or action = any(${[...alsoActions]}::text[])
    or actor_id = any(${[...alsoThings]}::bigint[])
    or real_actor_id = any(${[...alsoThings]}::bigint[])
    or split_part(object, ':', 2) = any(${[...alsoThings]}::text[]))`
}

/** Every kind of act that a site's record knows, found by leaping through the index. */
export async function auditActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive leap as (
      (select min(action) as action from platform.audit_entry where site_id = ${db.siteId})
      union all
      select (select min(action) from platform.audit_entry
              where site_id = ${db.siteId} and action ~>~ leap.action)
      from leap where leap.action is not null)
    select action from leap where action is not null order by action`.execute(db.kysely)
  return rows.map(({ action }) => action)
}
