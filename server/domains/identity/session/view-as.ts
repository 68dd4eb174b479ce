import { hash, randomBytes } from 'node:crypto'
import { roleCodes } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import type { Answer } from '#platform/http'
import { homeOf, homeRole } from '../rules.ts'
import { rolesOf } from '../store.ts'
import { clearedView, viewCookie } from './cookies.ts'
import { deviceOf } from './device-kind.ts'
import { endSessions } from './end-sessions.ts'
import { ownSession } from './own-session.ts'
import { lifetimeMs } from './rules.ts'
import { insertSession } from './store.ts'

const lastsMs = 30 * 60_000

/**
 * Lets an administrator view the portal as somebody else: a read-only session of the other person, with the real
 * viewer in its row, for half an hour. Its cookie takes precedence over one's own and cannot be turned into it. It
 * outlives the session on purpose: a page opened as somebody else must not continue under one's own name. The calling
 * domain checks whether this is allowed.
 */
export async function beginViewing(
  ctx: Ctx,
  accountId: string,
  answer: Answer,
): Promise<{ url: string; until: Date }> {
  const token = randomBytes(32).toString('base64url')
  const role = homeRole(await rolesOf(ctx.db, accountId))
  const until = new Date(ctx.now.getTime() + lastsMs)
  await insertSession(ctx.db, {
    tokenHash: hash('sha256', token, 'buffer'),
    accountId,
    role,
    device: deviceOf(answer),
    singleKey: null,
    address: ctx.address,
    agent: answer.agent,
    createdAt: ctx.now,
    seenAt: ctx.now,
    expiresAt: until,
    realAccountId: ctx.actor.id,
    realSessionId: ctx.actor.sessionId,
  })
  ctx.afterCommit(async () => answer.setCookie(viewCookie(token, lifetimeMs / 1000)))
  return { url: homeOf(role), until }
}

/** Returns to one's own session if it is still in force, otherwise to sign-in. Returns the address to go to. */
export async function endViewing(ctx: Ctx, answer: Answer): Promise<{ url: string }> {
  const { id: accountId, sessionId, realId } = ctx.actor
  if (realId !== undefined) await endSessions(ctx, { accountId, sessionId, reason: 'logout' })
  ctx.afterCommit(async () => answer.setCookie(clearedView))
  const own = await ownSession(ctx.db, answer)
  const isInForce = own?.endedAt === null && own.state === 'active' && own.expiresAt > ctx.now
  const role = roleCodes.find((code) => code === own?.role) ?? 'NLRN'
  return { url: isInForce ? homeOf(role) : '/login' }
}
