import type { Input, Result } from '@lyceum/contract/kit'
import type {
  listPersonAgreements as listPersonAgreementsEndpoint,
  listPersonHistory as listPersonHistoryEndpoint,
  listPersonSessions as listPersonSessionsEndpoint,
} from '@lyceum/contract/people'
import { acceptancesOf, accountNames, sessionsOf } from '#domains/identity'
import { auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import { reachPerson } from './find-person.ts'

const pageSize = 30

export async function listPersonSessions(
  ctx: Ctx,
  { id }: Input<typeof listPersonSessionsEndpoint>,
): Promise<Result<typeof listPersonSessionsEndpoint>> {
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

/** A session past its lifetime has ended, although no row records it. */
function endOf({ endedAt, endReason, expiresAt }: End, now: Date) {
  if (endedAt) return { endedAt: endedAt.toISOString(), endReason }
  const isOver = expiresAt <= now
  return { endedAt: isOver ? expiresAt.toISOString() : null, endReason: isOver ? 'expired' : null }
}

export async function listPersonAgreements(
  ctx: Ctx,
  { id }: Input<typeof listPersonAgreementsEndpoint>,
): Promise<Result<typeof listPersonAgreementsEndpoint>> {
  await reachPerson(ctx, 'people.read', id)
  const rows = await acceptancesOf(ctx.db, id)
  return { records: rows.map((row) => ({ ...row, address: row.address ?? '', at: row.at.toISOString() })) }
}

export async function listPersonHistory(
  ctx: Ctx,
  { id, beneath }: Input<typeof listPersonHistoryEndpoint>,
): Promise<Result<typeof listPersonHistoryEndpoint>> {
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
