import type { FastifyRequest } from 'fastify'
import { type Actor, type AuditAct, type Ctx, nobody, type Site } from '#platform/ctx'
import type { Ground } from '#platform/http'
import { openCtx } from '#platform/open-ctx'
import type { Parts } from '#platform/parts'
import { countCall } from '#platform/rate'
import { tokenRight } from './makers.ts'
import { type LiveToken, liveToken, touchToken } from './store.ts'
import { covers } from './token-rules.ts'
import { tokenHash } from './tokens.ts'
import { ScimTrouble } from './trouble.ts'

export type ScimGround = Ground & {
  /** Somebody with what they may do by now; nobody when they may no longer sign in. */
  readonly actorOf: (parts: Parts, site: Site, who: { id: string; role: string }) => Promise<Actor>
}

type Wanted = { readonly part: 'users' | 'groups' | undefined; readonly isWrite: boolean }
type Entered = { readonly ctx: Ctx; readonly token: LiveToken }

/** Lets a call in by its token alone, in the name of whoever made it and with the rights they have at this moment. */
export async function enter(
  request: FastifyRequest,
  { partsNow, doors, actorOf }: ScimGround,
  wanted: Wanted,
): Promise<Entered> {
  const parts = partsNow()
  const site = await doors.findSite(parts, request.hostname)
  const db = parts.database.of(site.id)
  const now = parts.clock.now()
  const [, typed] = /^Bearer\s+(\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
  const token = typed === undefined ? undefined : await liveToken(db, tokenHash(typed), now)
  const maker = token && (await makerOf(token, (who) => actorOf(parts, site, who)))
  // A key that is none is counted like a password that is none.
  const rate = maker ? ('read' as const) : ('login' as const)
  const accountId = maker ? `scim-${token.id}` : '0'
  await countCall(parts, { siteId: site.id, accountId, address: request.ip, rate })
  if (!maker) throw new ScimTrouble(401, 'A valid bearer token is needed.')
  await touchToken(db, token, now)
  if (!covers(token, wanted)) throw new ScimTrouble(403, 'This token was not made for this.')
  const { listeners } = doors
  return { ctx: openCtx({ parts, listeners, site, actor: maker, address: request.ip }), token }
}

/** Whoever made a token, while they may; it ends with their right, with their account and with their role. */
async function makerOf(
  { byId, byRole }: LiveToken,
  actorOf: (who: { id: string; role: string }) => Promise<Actor>,
): Promise<Actor | undefined> {
  if (byRole === null) return undefined
  const actor = await actorOf({ id: byId, role: byRole })
  return actor.id !== nobody.id && actor.permissions.has(tokenRight) ? actor : undefined
}

/** Every act in the record says by which token it was done; its maker is who acts. */
export function namingToken(ctx: Ctx, { id, name }: LiveToken): Ctx {
  const named = ({ after, ...act }: AuditAct): AuditAct => {
    const said = typeof after === 'object' && after !== null ? after : {}
    return { ...act, after: { ...said, scimToken: { id, name } } }
  }
  return { ...ctx, audit: (act) => ctx.audit(named(act)) }
}
