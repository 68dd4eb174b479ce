import { hash, randomBytes } from 'node:crypto'
import { type RoleCode, identityErrors } from '@lyceum/contract/identity'
import { commonErrors, locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Actor, Ctx, Site } from '#platform/ctx'
import type { SessionAnswer } from '#platform/http'
import type { Parts } from '#platform/parts'
import { siteKey } from '#platform/redis'
import { endSession, insertSession, sessionByToken } from './store.ts'

const lifetimeMs = 86_400_000
/** Losing Redis must neither log anyone out nor let anyone in: it keeps only positive answers, and briefly. */
const cacheSeconds = 30

export type Permissions = (role: string) => ReadonlySet<string>

const live = z.object({
  id: z.string(),
  accountId: z.string(),
  role: z.string(),
  locale: z.enum(locales).nullable(),
  expiresAt: z.string(),
})

/** Starts a session and answers the cookie that carries it. Only the hash of the token is stored. */
export async function startSession(ctx: Ctx, { accountId, role }: { accountId: string; role: RoleCode }) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs)
  const row = {
    tokenHash: hashOf(token),
    accountId,
    role,
    address: ctx.address,
    createdAt: ctx.now,
    expiresAt,
  }
  const id = await insertSession(ctx.db, row)
  return {
    id,
    cookie: `__Host-sid=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifetimeMs / 1000}`,
  }
}

export const clearedCookie = '__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'

/** Who a cookie speaks for, or why it no longer does. */
export async function openSession(
  parts: Parts,
  { site, cookie, permissions }: { site: Site; cookie: string; permissions: Permissions },
): Promise<SessionAnswer> {
  const tokenHash = hashOf(cookie)
  let refused: SessionAnswer | undefined
  const session = await cached({
    redis: parts.redis,
    key: cacheKey(site.id, tokenHash),
    seconds: cacheSeconds,
    parse: (value) => live.parse(value),
    load: async () => {
      const row = await sessionByToken(parts.database.of(site.id), tokenHash)
      refused = whyNot(row)
      return row && !refused ? { ...row, expiresAt: row.expiresAt.toISOString() } : undefined
    },
  })
  if (!session) return refused ?? { refused: commonErrors.session_time_out }
  if (new Date(session.expiresAt) <= parts.clock.now()) return { refused: commonErrors.session_time_out }
  const { id, accountId, role, locale } = session
  const actor: Actor = {
    id: accountId,
    role,
    sessionId: id,
    locale: locale ?? undefined,
    permissions: permissions(role),
  }
  return { actor }
}

export async function closeSession(ctx: Ctx, reason: 'logout' | 'elsewhere' | 'revoked'): Promise<void> {
  const tokenHash = await endSession(ctx.db, { sessionId: ctx.actor.sessionId, at: ctx.now, reason })
  if (tokenHash) await forget(ctx.parts.redis, cacheKey(ctx.site.id, tokenHash))
}

function whyNot(row: Awaited<ReturnType<typeof sessionByToken>>): SessionAnswer | undefined {
  if (row?.endedAt && row.endReason === 'elsewhere')
    return { refused: identityErrors.ERROR_LANDED_SOMEWHERE_ELSE }
  if (!row || row.endedAt || row.state !== 'active') return { refused: commonErrors.session_time_out }
  return undefined
}

const hashOf = (token: string) => hash('sha256', token, 'buffer')
const cacheKey = (siteId: number, tokenHash: Buffer) =>
  siteKey(siteId, 'session', tokenHash.toString('base64url'))
