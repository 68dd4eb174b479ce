import type { listAudit, listAuditActions } from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import { auditActions, auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { isId } from '#platform/is-id'
import { siteKey } from '#platform/redis'
import type { Room } from '#platform/room'
import { titlesBy, titlesOfAny } from '#platform/titles'
import { type Change, changesOf, namedChanges, thingsIn } from './changes-rules.ts'
import { askedOf, type AuditQuery } from './filter.ts'
import { type House, keyNames } from './key-names.ts'
import { thingNames } from './thing-names.ts'

/** One page of the record. Its first page is an act of its own: whoever reads about others is read about (D27). */
export async function readAudit(
  ctx: Ctx,
  house: House,
  { beneath, limit, ...query }: Input<typeof listAudit>,
): Promise<Result<typeof listAudit>> {
  if (beneath === undefined) await recordReading(ctx, query)
  const asking = { limit, ...(beneath === undefined ? {} : { beneath }) }
  const { records, next } = await auditEntries(ctx.db, await askedOf(ctx.db, house.rooms, query), asking)
  const told = records.map((entry) => ({ entry, changes: changesOf(entry.before, entry.after) }))
  const { names, titles } = await namesFor(ctx.db, house.rooms, told)
  const { noticeTitle, tableNamed } = keyNames(house, ctx.locale)
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    records: told.map(
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

type Told = { readonly entry: Entry; readonly changes: readonly Change[] }

/** What the numbers on a page are called: people, places and courses first, then whatever a room has a title for. */
async function namesFor(db: Db, rooms: readonly Room[], told: readonly Told[]) {
  const numbers = told.flatMap(({ entry, changes }) => [...namedIn(entry), ...thingsIn(changes)])
  const known = await thingNames(db, [...new Set(numbers)].filter(isId))
  const rest = told.flatMap(({ changes }) => thingsIn(changes)).filter((id) => isId(id) && !known.has(id))
  const names = new Map([...known, ...(await titlesOfAny(db, rooms, [...new Set(rest)]))])
  const objects = told.map(({ entry: { object } }) => object)
  const titles = await titlesBy(
    db,
    rooms,
    objects.filter((object) => !names.has(numberIn(object) ?? '')),
  )
  return { names, titles }
}

export async function auditActionList(ctx: Ctx): Promise<Result<typeof listAuditActions>> {
  return { actions: await auditActions(ctx.db) }
}

const numberIn = (object: string) => /:(\d+)$/.exec(object)?.[1]

type Entry = Awaited<ReturnType<typeof auditEntries>>['records'][number]

/** Who did it, and to what. */
function namedIn({ actorId, realActorId, object }: Entry): string[] {
  return [actorId, realActorId ?? '0', numberIn(object) ?? '0'].filter((id) => id !== '0')
}

const quietSeconds = 300

/** A page that looks again every few minutes is one reading; without Redis each look is recorded. */
async function recordReading(ctx: Ctx, { acts: _found, ...query }: AuditQuery): Promise<void> {
  const filter = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const key = siteKey(ctx.site.id, 'audit-read', ctx.actor.id, JSON.stringify(filter))
  const isFirst = await ctx.parts.redis.set(key, '1', 'EX', quietSeconds, 'NX').catch(() => 'OK')
  if (isFirst) await ctx.audit({ action: 'admin.audit.read', object: 'admin.audit', after: filter })
}
