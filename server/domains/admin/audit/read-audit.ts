import type { listAudit, listAuditActions } from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { auditActions, auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/redis'
import { changesOf } from './changes-rules.ts'
import { auditFilter, type AuditQuery } from './filter.ts'

/** One page of the record. Its first page is an act of its own: whoever reads about others is read about (D27). */
export async function readAudit(
  ctx: Ctx,
  { beneath, limit, ...query }: Input<typeof listAudit>,
): Promise<Result<typeof listAudit>> {
  if (beneath === undefined) await recordReading(ctx, query)
  const asking = { limit, ...(beneath === undefined ? {} : { beneath }) }
  const { records, next } = await auditEntries(ctx.db, auditFilter(query), asking)
  const names = await accountNames(ctx.db, [...new Set(records.flatMap(peopleIn))])
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    records: records.map(({ at, actorId, realActorId, actingRole, before, after, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor: person(actorId),
      realActor: realActorId === null ? null : person(realActorId),
      role: actingRole,
      objectName: names.get(accountIn(entry.object) ?? '') ?? '',
      changes: changesOf(before, after),
    })),
    next: next ?? null,
  }
}

export async function auditActionList(ctx: Ctx): Promise<Result<typeof listAuditActions>> {
  return { actions: await auditActions(ctx.db) }
}

const accountIn = (object: string) => /^identity\.account:(\d+)$/.exec(object)?.[1]

type Entry = Awaited<ReturnType<typeof auditEntries>>['records'][number]

function peopleIn({ actorId, realActorId, object }: Entry): string[] {
  return [actorId, realActorId ?? '0', accountIn(object) ?? '0'].filter((id) => id !== '0')
}

const quietSeconds = 300

/** A page that looks again every few minutes is one reading; without Redis each look is recorded. */
async function recordReading(ctx: Ctx, query: AuditQuery): Promise<void> {
  const filter = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const key = siteKey(ctx.site.id, 'audit-read', ctx.actor.id, JSON.stringify(filter))
  const isFirst = await ctx.parts.redis.set(key, '1', 'EX', quietSeconds, 'NX').catch(() => 'OK')
  if (isFirst) await ctx.audit({ action: 'admin.audit.read', object: 'admin.audit', after: filter })
}
