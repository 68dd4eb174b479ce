import { randomBytes } from 'node:crypto'
import { type RoleCode, identityErrors } from '@lyceum/contract/identity'
import { commonErrors, locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { setting, settingsOf } from '#domains/site'
import { cached } from '#platform/cache'
import type { Ctx, Site } from '#platform/ctx'
import type { RolePermissions } from '#platform/domain/declared-permissions'
import type { Answer, SessionAnswer, SessionKey } from '#platform/http'
import type { Parts } from '#platform/parts'
import { lockAccount } from '../store.ts'
import { clearedView, cookieWith } from './cookies.ts'
import { deviceOf } from './device-kind.ts'
import { cacheKey, endSessions } from './end-sessions.ts'
import { roleAssignmentSchema, permissionsOfSession, withoutExpired } from './permissions.ts'
import { isIdle, lifetimeMs } from './rules.ts'
import { endSessionRows, insertSession, sessionByToken, touchSession } from './store.ts'
import { hashOfToken } from './token-hash.ts'

/** Losing Redis must neither sign anyone out nor let anyone in: it caches only positive answers, and briefly. */
const cacheSeconds = 30
const hereMs = 900
const touchMs = 30_000

type Beginning = { readonly accountId: string; readonly role: RoleCode; readonly answer: Answer }

/**
 * Starts a session and sets its cookie; the previous session of the browser ends (INV-S01). Where the site allows one
 * session per kind of device, the other of this kind ends here, and a unique index makes a second impossible
 * (INV-S03).
 */
export async function startSession(ctx: Ctx, { accountId, role, answer }: Beginning): Promise<string> {
  const device = deviceOf(answer)
  const singleKey = (await setting(ctx, 'login.single')) ? device : null
  const token = randomBytes(32).toString('base64url')
  const id = await ctx.transaction(async (ctx) => {
    await lockAccount(ctx.db, accountId)
    if (ctx.actor.id !== '0') {
      const { id, sessionId } = ctx.actor
      await endSessions(ctx, { accountId: id, sessionId, reason: 'rotated' })
    }
    if (singleKey) await endSessions(ctx, { accountId, reason: 'elsewhere', device })
    return insertSession(ctx.db, {
      tokenHash: hashOfToken(token),
      accountId,
      role,
      device,
      singleKey,
      address: ctx.address,
      agent: answer.agent,
      createdAt: ctx.now,
      seenAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
    })
  })
  ctx.afterCommit(async () => {
    answer.setCookie(cookieWith(token, lifetimeMs / 1000))
    if (answer.cookie('__Host-view') !== undefined) answer.setCookie(clearedView)
  })
  return id
}

const live = z.object({
  id: z.string(),
  accountId: z.string(),
  realId: z.string().nullable(),
  role: z.string(),
  holdings: z.array(roleAssignmentSchema),
  locale: z.enum(locales).nullable(),
  isExternal: z.boolean(),
  expiresAt: z.string(),
  askedAt: z.number(),
})

type Opening = { readonly site: Site; readonly key: SessionKey; readonly permissions: RolePermissions }

/** The actor of a cookie, or why it is no longer valid. */
export async function openSession(parts: Parts, { site, key, permissions }: Opening): Promise<SessionAnswer> {
  const tokenHash = hashOfToken(key.cookie)
  let refused: SessionAnswer | undefined
  const fetchSession = async () => {
    const loaded = await load(parts, site, { tokenHash, isAtWork: key.isAtWork })
    if (!('refused' in loaded)) return loaded
    refused = loaded
    return undefined
  }
  const now = parts.clock.now().getTime()
  const known = await cached({
    redis: parts.redis,
    key: cacheKey(site.id, tokenHash),
    seconds: cacheSeconds,
    hereMs,
    // A page that only listens must not fill the cache, or later activity would not be recorded.
    isStored: key.isAtWork,
    parse: (value) => live.parse(value),
    load: fetchSession,
  })
  // By the application's clock, not by Redis's: an answer cached for too long is ignored.
  const session = known && now - known.askedAt > cacheSeconds * 1000 ? await fetchSession() : known
  if (!session) return refused ?? { refused: commonErrors.session_time_out }
  if (Date.parse(session.expiresAt) <= now) return { refused: commonErrors.session_time_out }
  const current = withoutExpired(session, now)
  const { id, accountId, realId, role, locale, isExternal } = current
  const actor = {
    id: accountId,
    ...(realId === null ? {} : { realId }),
    role,
    sessionId: id,
    locale: locale ?? undefined,
    isExternal,
    permissions: permissionsOfSession(permissions(role))(current),
  }
  return { actor }
}

type Loaded = z.infer<typeof live> | Extract<SessionAnswer, { refused: unknown }>
type Load = { readonly tokenHash: Buffer; readonly isAtWork: boolean }

/** Reads the table, the source of truth; ends idle sessions and records activity. */
async function load(parts: Parts, site: Site, { tokenHash, isAtWork }: Load): Promise<Loaded> {
  const db = parts.database.of(site.id)
  const now = parts.clock.now()
  const row = await sessionByToken(db, tokenHash)
  if (!row) return { refused: identityErrors.ERROR_TOKEN_INVALID }
  const why = whyOver(row)
  if (why) return { refused: why }
  const { 'session.idleMinutes': minutes } = await settingsOf({ parts, site, db })
  if (isIdle(row, minutes, now)) {
    const { accountId, id: sessionId } = row
    await endSessionRows(db, { accountId, sessionId, at: now, reason: 'expired' })
    return { refused: commonErrors.session_time_out }
  }

  // Viewing as somebody else counts as activity of one's own session too.
  if (isAtWork && now.getTime() - row.seenAt.getTime() > touchMs)
    await touchSession(db, [row.id, ...(row.realSessionId ? [row.realSessionId] : [])], now)
  const ends = [row.expiresAt, ...(row.accountExpiresAt ? [row.accountExpiresAt] : [])]
  return {
    id: row.id,
    accountId: row.accountId,
    realId: row.realAccountId,
    // A withdrawn role is gone at once; everyone stays a learner (INV-R04).
    role: row.holdings.length > 0 ? row.role : 'NLRN',
    holdings: row.holdings.map((assignment) => roleAssignmentSchema.parse(assignment)),
    locale: row.locale,
    isExternal: row.isExternal,
    expiresAt: new Date(Math.min(...ends.map((end) => end.getTime()))).toISOString(),
    askedAt: now.getTime(),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof sessionByToken>>>

/** Why a session is no longer in force: it ended, its account is not active, or the viewer lost the right to view. */
export function whyOver({ endReason, endedAt, state, realAccountId, realHolds: isRealValid }: Row) {
  if (endReason === 'elsewhere') return identityErrors.ERROR_LANDED_SOMEWHERE_ELSE
  const isOver = endedAt !== null || state !== 'active' || (realAccountId !== null && !isRealValid)
  return isOver ? commonErrors.session_time_out : undefined
}
