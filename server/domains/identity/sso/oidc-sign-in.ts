import { hash, randomBytes } from 'node:crypto'
import {
  type finishOidc as finishing,
  identityErrors,
  type startOidc as starting,
} from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { seal, unseal } from '#platform/crypto/keys'
import { admit } from '../admission/start-session.ts'
import { insertTicket, takeTicketBySecret } from '../ticket/store.ts'
import { accountFor } from './link-account.ts'
import { authorizationUrl, vouchedBy } from './oidc.ts'
import { oidcProvider, type Vouched } from './provider.ts'

const cookieName = '__Host-sso'
const seconds = 600

const ticketDetails = z.object({
  providerId: z.string(),
  redirectUri: z.string(),
  nonce: z.string(),
  sealedVerifier: z.string(),
})

/**
 * Redirects a browser to the provider. What must match on return is stored in a one-time ticket for the state, and a
 * cookie ties it to this browser: nobody can be signed in with somebody else's response.
 */
export async function startOidc(
  ctx: Ctx,
  { providerId }: Input<typeof starting>,
  answer: Answer,
): Promise<Result<typeof starting>> {
  const provider = await oidcProvider(ctx, providerId)
  const [state, nonce, verifier, browser] = [random(), random(), random(), random()]
  const redirectUri = `${answer.origin}/sso/callback`
  const url = await orRefused(
    ctx,
    authorizationUrl(ctx.parts, provider, { redirectUri, state, nonce, verifier }),
  )
  const sealedVerifier = seal(ctx.parts.config, verifier).toString('base64url')
  await insertTicket(ctx.db, {
    purpose: 'oidc',
    secretHash: hashOf(state),
    subject: hashOf(browser).toString('base64url'),
    details: { providerId, redirectUri, nonce, sealedVerifier } satisfies z.infer<typeof ticketDetails>,
    address: ctx.address,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + seconds * 1000),
  })
  answer.setCookie(cookieWith(browser, seconds))
  return { url }
}

/** Completes the sign-in with the query that the provider sent back. */
export async function finishOidc(
  ctx: Ctx,
  { query }: Input<typeof finishing>,
  answer: Answer,
): Promise<Result<typeof finishing>> {
  const state = new URLSearchParams(query).get('state') ?? ''
  const ticket = await takeTicketBySecret(ctx.db, {
    purpose: 'oidc',
    secretHash: hashOf(state),
    now: ctx.now,
  })
  const browser = hashOf(answer.cookie(cookieName) ?? '').toString('base64url')
  if (!ticket || ticket.subject !== browser) fail(identityErrors.PROVIDER_REFUSED)
  answer.setCookie(cookieWith('', 0))

  const { providerId, redirectUri, nonce, sealedVerifier } = ticketDetails.parse(ticket.details)
  const verifier = unseal(ctx.parts.config, Buffer.from(sealedVerifier, 'base64url'))
  if (verifier === undefined) fail(identityErrors.PROVIDER_REFUSED)
  const provider = await oidcProvider(ctx, providerId)
  const person: Vouched = await orRefused(
    ctx,
    vouchedBy(ctx.parts, provider, { redirectUri, state, nonce, verifier, query: query.replace(/^\?/, '') }),
  )
  const account = await accountFor(ctx, provider, person)
  if (!account || account.state === 'left') fail(identityErrors.PROVIDER_REFUSED)
  return admit(ctx, account, { answer })
}

/** All provider failures become one error; the log has the cause. */
async function orRefused<T>(ctx: Ctx, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'provider rejected the sign-in')
    return fail(identityErrors.PROVIDER_REFUSED)
  }
}

const random = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => hash('sha256', text, 'buffer')
const cookieWith = (value: string, age: number) =>
  `${cookieName}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${age}`
