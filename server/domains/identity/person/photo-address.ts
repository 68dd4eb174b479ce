import { contentAddress, expiry } from '#platform/content/address'
import type { Ctx } from '#platform/ctx'

const seconds = 600

/** Where somebody's picture is read from by whoever asks, for some minutes; empty for who has none. */
export function photoAddress(ctx: Ctx, fileId: string | null): string {
  if (!fileId) return ''
  const { id: personId, sessionId } = ctx.actor
  const expiresAt = expiry(ctx.now, seconds)
  const grant = { siteId: ctx.site.id, personId, sessionId, fileId, expiresAt, right: '' }
  return contentAddress(ctx.parts.config, grant, 'photo')
}
