import { sql } from 'kysely'
import { likePattern, escapeLike } from '../db/like-pattern.ts'
import type { Db } from '../db.ts'

export type AuditFilter = {
  readonly actorId?: string
  /** The real person, if an administrator acted as somebody else. */
  readonly realActorId?: string
  /** `identity.` finds every act of a domain, `identity.account.unlock` one kind. */
  readonly action?: string
  readonly object?: string
  readonly from?: Date
  readonly to?: Date
  /** Search text in the action, the object, or the state before and after. */
  readonly text?: string
  /** Besides the text matches: acts of these kinds and on these objects are found too. */
  readonly alsoActions?: readonly string[]
  readonly alsoThings?: readonly string[]
}

export type AuditPage = {
  readonly records: readonly AuditEntry[]
  /** Cursor of the next page; undefined at the end. */
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

/** No index supports text search: one page reads at most this many entries and then returns a cursor. */
const window = 20_000

type Asking = { readonly beneath?: string; readonly limit: number }

/** Acts before a cursor, newest first. */
export async function auditEntries(
  db: Db,
  filter: AuditFilter,
  { beneath, limit }: Asking,
): Promise<AuditPage> {
  const top = beneath ?? (await nextSeq(db))
  const lowest = filter.text === undefined ? 0n : BigInt(top) - BigInt(window)
  const { rows } = await sql<AuditEntry>`
    select seq, at, actor_id, real_actor_id, acting_role, address, action, object, before, after
    from platform.audit_entry
    where site_id = ${db.siteId} and seq < ${top} and seq >= ${String(lowest > 0n ? lowest : 0n)}
      and ${sql.join(conditions(filter), sql` and `)}
    order by seq desc limit ${limit}`.execute(db.kysely)
  const isFull = rows.length === limit
  const next = isFull ? rows.at(-1)?.seq : String(lowest)
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
  if (action !== undefined) all.push(sql`action like ${`${escapeLike(action)}%`}`)
  if (object !== undefined) all.push(sql`object = ${object}`)
  if (from !== undefined) all.push(sql`at >= ${from}`)
  if (to !== undefined) all.push(sql`at < ${to}`)
  if (text !== undefined) all.push(matchesText(text, filter))
  return all
}

function matchesText(text: string, { alsoActions = [], alsoThings = [] }: AuditFilter) {
  return sql<boolean>`(concat_ws(' ', action, object, before::text, after::text) ilike ${likePattern(text)}
    or action = any(${[...alsoActions]}::text[])
    or actor_id = any(${[...alsoThings]}::bigint[])
    or real_actor_id = any(${[...alsoThings]}::bigint[])
    or split_part(object, ':', 2) = any(${[...alsoThings]}::text[]))`
}

/** Every kind of act in a site's record, found by a loose index scan. */
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
