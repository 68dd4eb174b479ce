import type { Input, Result } from '@lyceum/contract/kit'
import type { listPersonAgreements, listPersonHistory, listPersonSessions } from '@lyceum/contract/people'
import { acceptancesOf, accountNames, sessionsOf } from '#domains/identity'
import { auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './reach-person.ts'

const pageSize = 30

export async function personSessions(
  ctx: Ctx,
  { id }: Input<typeof listPersonSessions>,
): Promise<Result<typeof listPersonSessions>> {
  await reachPerson(ctx, 'people.read', id)
  const sessions = await sessionsOf(ctx.db, id, ctx.now)
  const names = await accountNames(
    ctx.db,
    sessions.flatMap(({ realAccountId }) => realAccountId ?? []),
  )
  return {
    records: sessions.map(({ realAccountId, ...session }) => ({
      id: session.id,
      role: session.role,
      address: session.address ?? '',
      agent: session.agent ?? '',
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      ...endOf(session, ctx.now),
      viewedByName: names.get(realAccountId ?? '') ?? null,
    })),
  }
}

type End = { readonly endedAt: Date | null; readonly endReason: string | null; readonly expiresAt: Date }

/** A session whose day is over has ended, though nobody wrote it down. */
function endOf({ endedAt, endReason, expiresAt }: End, now: Date) {
  if (endedAt) return { endedAt: endedAt.toISOString(), endReason }
  const isOver = expiresAt <= now
  return { endedAt: isOver ? expiresAt.toISOString() : null, endReason: isOver ? 'expired' : null }
}

export async function personAgreements(
  ctx: Ctx,
  { id }: Input<typeof listPersonAgreements>,
): Promise<Result<typeof listPersonAgreements>> {
  await reachPerson(ctx, 'people.read', id)
  const rows = await acceptancesOf(ctx.db, id)
  return { records: rows.map((row) => ({ ...row, address: row.address ?? '', at: row.at.toISOString() })) }
}

export async function personHistory(
  ctx: Ctx,
  { id, beneath }: Input<typeof listPersonHistory>,
): Promise<Result<typeof listPersonHistory>> {
  await reachPerson(ctx, 'people.read', id)
  const asking = { limit: pageSize, ...(beneath === undefined ? {} : { beneath }) }
  const { records, next } = await auditEntries(ctx.db, { object: `identity.account:${id}` }, asking)
  const actors = records.flatMap(({ actorId, realActorId }) => [
    actorId,
    ...(realActorId ? [realActorId] : []),
  ])
  const names = await accountNames(ctx.db, [...new Set(actors)])
  return {
    records: records.map(({ seq, at, actorId, realActorId, action, before, after }) => ({
      seq,
      at: at.toISOString(),
      actorName: names.get(actorId) ?? '',
      realActorName: names.get(realActorId ?? '') ?? null,
      action,
      before,
      after,
    })),
    next: next ?? null,
  }
}
