import type { FastifyRequest } from 'fastify'
import { type Actor, type AuditAct, type Ctx, anonymous, type Site } from '#platform/ctx'
import type { ServerDeps } from '#platform/http'
import { openCtx } from '#platform/ctx/open-ctx'
import type { Parts } from '#platform/parts'
import { countCall } from '#platform/rate-limit'
import { tokenRight } from './token-creators.ts'
import { type LiveToken, liveToken, touchToken } from './store.ts'
import { covers } from './token-rules.ts'
import { tokenHash } from './tokens.ts'
import { ScimTrouble } from './scim-error.ts'

export type ScimDeps = ServerDeps & {
  /** A person with their current permissions; anonymous when they may no longer sign in. */
  readonly actorOf: (parts: Parts, site: Site, who: { id: string; role: string }) => Promise<Actor>
}

type RequiredScope = { readonly part: 'users' | 'groups' | undefined; readonly isWrite: boolean }
type Entered = { readonly ctx: Ctx; readonly token: LiveToken }

/** Authenticates a call by its token alone, in the name of its creator and with their current permissions. */
export async function enter(
  request: FastifyRequest,
  { partsNow, resolvers, actorOf }: ScimDeps,
  required: RequiredScope,
): Promise<Entered> {
  const parts = partsNow()
  const site = await resolvers.findSite(parts, request.hostname)
  const db = parts.database.of(site.id)
  const now = parts.clock.now()
  const [, typed] = /^Bearer\s+(\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
  const token = typed === undefined ? undefined : await liveToken(db, tokenHash(typed), now)
  const maker = token && (await makerOf(token, (who) => actorOf(parts, site, who)))
  // An invalid token is rate-limited like a wrong password.
  const rate = maker ? ('read' as const) : ('login' as const)
  const accountId = maker ? `scim-${token.id}` : '0'
  await countCall(parts, { siteId: site.id, accountId, address: request.ip, rate })
  if (!maker) throw new ScimTrouble(401, 'A valid bearer token is needed.')
  await touchToken(db, token, now)
  if (!covers(token, required)) throw new ScimTrouble(403, 'This token was not made for this.')
  const { listeners } = resolvers
  return { ctx: openCtx({ parts, listeners, site, actor: maker, address: request.ip }), token }
}

/** The creator of a token, while they may; it ends with their permission, account or role. */
async function makerOf(
  { byId, byRole }: LiveToken,
  actorOf: (who: { id: string; role: string }) => Promise<Actor>,
): Promise<Actor | undefined> {
  if (byRole === null) return undefined
  const actor = await actorOf({ id: byId, role: byRole })
  return actor.id !== anonymous.id && actor.permissions.has(tokenRight) ? actor : undefined
}

/** Every audit entry names the token; the token's creator is the actor. */
export function namingToken(ctx: Ctx, { id, name }: LiveToken): Ctx {
  const named = ({ after, ...act }: AuditAct): AuditAct => {
    const details = typeof after === 'object' && after !== null ? after : {}
    return { ...act, after: { ...details, scimToken: { id, name } } }
  }
  return { ...ctx, audit: (act) => ctx.audit(named(act)) }
}
