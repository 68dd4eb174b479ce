import { hash, randomBytes } from 'node:crypto'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type addScimToken as adding,
  importErrors,
  type listScimTokens as listing,
  type revokeScimToken as revoking,
} from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { allTokens, insertToken, revokeToken, tokenById } from './store.ts'

const most = 10

export async function scimTokens(ctx: Ctx): Promise<Result<typeof listing>> {
  const rows = await allTokens(ctx.db)
  return {
    records: rows.map(({ createdAt, lastUsedAt, revokedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }
}

export const tokenHash = (token: string) => hash('sha256', token, 'buffer')

export async function addScimToken(ctx: Ctx, { name }: Input<typeof adding>): Promise<Result<typeof adding>> {
  const living = (await allTokens(ctx.db)).filter(({ revokedAt }) => revokedAt === null)
  if (living.length >= most) fail(importErrors.SCIM_TOKENS_MANY, { max: most })
  const token = `lyc_${randomBytes(32).toString('base64url')}`
  const row = { name, tail: token.slice(-4), byId: ctx.actor.id, createdAt: ctx.now }
  const id = await insertToken(ctx.db, { ...row, tokenHash: tokenHash(token) })
  await ctx.audit({ action: 'people.scim.token.add', object: `people.scimToken:${id}`, after: { name } })
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
