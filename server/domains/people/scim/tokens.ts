import { hash, randomBytes } from 'node:crypto'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type addScimToken as adding,
  importErrors,
  type listScimTokens as listing,
  type revokeScimToken as revoking,
} from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { makersOf } from './token-creators.ts'
import { allTokens, insertToken, revokeToken, tokenById } from './store.ts'
import { endOf } from './token-rules.ts'

const most = 10

export async function listScimTokens(ctx: Ctx): Promise<Result<typeof listing>> {
  const rows = await allTokens(ctx.db)
  const { mayStill, nameOf } = await makersOf(ctx, rows)
  return {
    records: rows.map((row) => ({
      id: row.id,
      name: row.name,
      tail: row.tail,
      makerName: nameOf(row),
      users: row.usersAccess,
      groups: row.groupsAccess,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      endedBecause: endOf(row, { now: ctx.now, mayMaker: mayStill(row) }),
    })),
  }
}

export const tokenHash = (token: string) => hash('sha256', token, 'buffer')

export async function addScimToken(
  ctx: Ctx,
  { name, users: usersAccess, groups: groupsAccess, days }: Input<typeof adding>,
): Promise<Result<typeof adding>> {
  if (usersAccess === 'none' && groupsAccess === 'none') fail(importErrors.SCIM_TOKEN_IDLE)
  const isLive = (row: { revokedAt: Date | null; expiresAt: Date }) =>
    row.revokedAt === null && row.expiresAt > ctx.now
  if ((await allTokens(ctx.db)).filter(isLive).length >= most)
    fail(importErrors.SCIM_TOKENS_MANY, { max: most })
  const token = `lyc_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(ctx.now.getTime() + days * 86_400_000)
  const made = { name, usersAccess, groupsAccess, expiresAt }
  const { id: byId, role: byRole } = ctx.actor
  const stored = { tail: token.slice(-4), tokenHash: tokenHash(token), byId, byRole, createdAt: ctx.now }
  const id = await insertToken(ctx.db, { ...made, ...stored })
  await ctx.audit({ action: 'people.scim.token.add', object: `people.scimToken:${id}`, after: made })
  return { id, token }
}

export async function revokeScimToken(
  ctx: Ctx,
  { id }: Input<typeof revoking>,
): Promise<Result<typeof revoking>> {
  if (!(await tokenById(ctx.db, id))) fail(commonErrors.NOT_FOUND)
  const revoked = await revokeToken(ctx.db, id, ctx.now)
  if (revoked)
    await ctx.audit({
      action: 'people.scim.token.revoke',
      object: `people.scimToken:${id}`,
      before: { name: revoked.name },
    })
  return { id }
}
