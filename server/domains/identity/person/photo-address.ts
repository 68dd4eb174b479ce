import { contentAddress, expiry } from '#platform/content/signed-address'
import type { Ctx } from '#platform/ctx'

const seconds = 600

/** The temporary address of a person's photo; empty without one. */
export function photoAddress(ctx: Ctx, fileId: string | null): string {
  if (!fileId) return ''
  const { id: personId, sessionId } = ctx.actor
  const expiresAt = expiry(ctx.now, seconds)
  const grant = { siteId: ctx.site.id, personId, sessionId, fileId, expiresAt, right: '' }
  return contentAddress(ctx.parts.config, grant, 'photo')
}
