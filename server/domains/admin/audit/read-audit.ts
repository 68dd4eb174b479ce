import type * as contract from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import { auditActions, auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { isId } from '#platform/db/is-id'
import { siteKey } from '#platform/cache/redis'
import type { Domain } from '#platform/domain'
import { titlesBy, titlesOfAny } from '#platform/domain/titles'
import { type Change, changesOf, namedChanges, thingsIn } from './changes-rules.ts'
import { askedOf, type AuditQuery } from './audit-filter.ts'
import { type AuditSources, keyNames } from './key-names.ts'
import { thingNames } from './object-names.ts'

/** One page of the audit log. Reading the first page is itself recorded (D27). */
export async function listAudit(
  ctx: Ctx,
  sources: AuditSources,
  { beneath, limit, ...query }: Input<typeof contract.listAudit>,
): Promise<Result<typeof contract.listAudit>> {
  if (beneath === undefined) await recordReading(ctx, query)
  const asking = { limit, ...(beneath === undefined ? {} : { beneath }) }
  const { records, next } = await auditEntries(ctx.db, await askedOf(ctx.db, sources.domains, query), asking)
  const entries = records.map((entry) => ({ entry, changes: changesOf(entry.before, entry.after) }))
  const { names, titles } = await namesFor(ctx.db, sources.domains, entries)
  const { noticeTitle, tableNamed } = keyNames(sources, ctx.locale)
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    records: entries.map(
      ({
        entry: { at, actorId, realActorId, actingRole, before: _old, after: _new, ...entry },
        changes,
      }) => ({
        ...entry,
        at: at.toISOString(),
        actor: person(actorId),
        realActor: realActorId === null ? null : person(realActorId),
        role: actingRole,
        objectName:
          names.get(numberIn(entry.object) ?? '') ??
          titles.get(entry.object) ??
          noticeTitle(entry.object) ??
          '',
        changes: tableNamed(entry.action, namedChanges(changes, names)),
      }),
    ),
    next: next ?? null,
  }
}

type AuditedEntry = { readonly entry: Entry; readonly changes: readonly Change[] }

/** Names for the ids on a page: people, places and courses first, then whatever title a domain provides. */
async function namesFor(db: Db, domains: readonly Domain[], entries: readonly AuditedEntry[]) {
  const numbers = entries.flatMap(({ entry, changes }) => [...namedIn(entry), ...thingsIn(changes)])
  const known = await thingNames(db, [...new Set(numbers)].filter(isId))
  const rest = entries.flatMap(({ changes }) => thingsIn(changes)).filter((id) => isId(id) && !known.has(id))
  const names = new Map([...known, ...(await titlesOfAny(db, domains, [...new Set(rest)]))])
  const objects = entries.map(({ entry: { object } }) => object)
  const titles = await titlesBy(
    db,
    domains,
    objects.filter((object) => !names.has(numberIn(object) ?? '')),
  )
  return { names, titles }
}

export async function listAuditActions(ctx: Ctx): Promise<Result<typeof contract.listAuditActions>> {
  return { actions: await auditActions(ctx.db) }
}

const numberIn = (object: string) => /:(\d+)$/.exec(object)?.[1]

type Entry = Awaited<ReturnType<typeof auditEntries>>['records'][number]

/** Ids of the actors and of the object. */
function namedIn({ actorId, realActorId, object }: Entry): string[] {
  return [actorId, realActorId ?? '0', numberIn(object) ?? '0'].filter((id) => id !== '0')
}

const quietSeconds = 300

/** Repeated reads within some minutes are recorded once; without Redis each one is recorded. */
async function recordReading(ctx: Ctx, { acts: _found, ...query }: AuditQuery): Promise<void> {
  const filter = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const key = siteKey(ctx.site.id, 'audit-read', ctx.actor.id, JSON.stringify(filter))
  const isFirst = await ctx.parts.redis.set(key, '1', 'EX', quietSeconds, 'NX').catch(() => 'OK')
  if (isFirst) await ctx.audit({ action: 'admin.audit.read', object: 'admin.audit', after: filter })
}
