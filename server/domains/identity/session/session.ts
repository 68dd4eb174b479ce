import { randomBytes } from 'node:crypto'
import { type RoleCode, identityErrors } from '@lyceum/contract/identity'
import { commonErrors, locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { setting, settingsOf } from '#domains/site'
import { cached } from '#platform/cache'
import type { Ctx, Site } from '#platform/ctx'
import type { RolePermissions } from '#platform/declared-permissions'
import type { Answer, SessionAnswer, SessionKey } from '#platform/http'
import type { Parts } from '#platform/parts'
import { lockAccount } from '../store.ts'
import { clearedView, cookieWith } from './cookies.ts'
import { deviceOf } from './device.ts'
import { cacheKey, endSessions } from './end-sessions.ts'
import { holdingSchema, permissionsOfSession, stillHeld } from './permissions.ts'
import { isIdle, lifetimeMs } from './rules.ts'
import { endSessionRows, insertSession, sessionByToken, touchSession } from './store.ts'
import { hashOfToken } from './token-hash.ts'

/** Losing Redis must neither log anyone out nor let anyone in: it keeps only positive answers, and briefly. */
const cacheSeconds = 30
const hereMs = 900
const touchMs = 30_000

type Beginning = { readonly accountId: string; readonly role: RoleCode; readonly answer: Answer }

/**
 * Starts a session and gives the browser its cookie; the session the browser had before ends (INV-S01). Where the site
 * allows one session on each kind of device, the other of this kind ends here, and the index of the table makes a
 * second impossible (INV-S03).
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
  holdings: z.array(holdingSchema),
  locale: z.enum(locales).nullable(),
  isExternal: z.boolean(),
  expiresAt: z.string(),
  askedAt: z.number(),
})

type Opening = { readonly site: Site; readonly key: SessionKey; readonly permissions: RolePermissions }

/** Who a cookie speaks for, or why it no longer does. */
export async function openSession(parts: Parts, { site, key, permissions }: Opening): Promise<SessionAnswer> {
  const tokenHash = hashOfToken(key.cookie)
  let refused: SessionAnswer | undefined
  const ask = async () => {
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
    // A page that only listens must not warm the cache: whoever works afterwards would go unnoticed, and fall idle.
    isKept: key.isAtWork,
    parse: (value) => live.parse(value),
    load: ask,
  })
  // By the house's clock, not by Redis's: an answer that was kept too long is none.
  const session = known && now - known.askedAt > cacheSeconds * 1000 ? await ask() : known
  if (!session) return refused ?? { refused: commonErrors.session_time_out }
  if (Date.parse(session.expiresAt) <= now) return { refused: commonErrors.session_time_out }
  const held = stillHeld(session, now)
  const { id, accountId, realId, role, locale, isExternal } = held
  const actor = {
    id: accountId,
    ...(realId === null ? {} : { realId }),
    role,
    sessionId: id,
    locale: locale ?? undefined,
    isExternal,
    permissions: permissionsOfSession(permissions(role))(held),
  }
  return { actor }
}

type Loaded = z.infer<typeof live> | Extract<SessionAnswer, { refused: unknown }>
type Load = { readonly tokenHash: Buffer; readonly isAtWork: boolean }

/** Asks the table, which alone knows; ends what has idled away and remembers who is at work. */
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

  // Whoever looks on is at work with their own session too.
  if (isAtWork && now.getTime() - row.seenAt.getTime() > touchMs)
    await touchSession(db, [row.id, ...(row.realSessionId ? [row.realSessionId] : [])], now)
  const ends = [row.expiresAt, ...(row.accountExpiresAt ? [row.accountExpiresAt] : [])]
  return {
    id: row.id,
    accountId: row.accountId,
    realId: row.realAccountId,
    // A role that was taken away is gone at once; everyone stays a learner (INV-R04).
    role: row.holdings.length > 0 ? row.role : 'NLRN',
    holdings: row.holdings.map((holding) => holdingSchema.parse(holding)),
    locale: row.locale,
    isExternal: row.isExternal,
    expiresAt: new Date(Math.min(...ends.map((end) => end.getTime()))).toISOString(),
    askedAt: now.getTime(),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof sessionByToken>>>

/** Why a session is no longer in force: it ended, its account is not in use, or whoever looks on may not any more. */
export function whyOver({ endReason, endedAt, state, realAccountId, realHolds }: Row) {
  if (endReason === 'elsewhere') return identityErrors.ERROR_LANDED_SOMEWHERE_ELSE
  const isOver = endedAt !== null || state !== 'active' || (realAccountId !== null && !realHolds)
  return isOver ? commonErrors.session_time_out : undefined
}
