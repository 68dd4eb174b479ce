import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import { fetchOutside } from '#platform/outgoing'
import type { Parts } from '#platform/parts'
import type { OidcProvider, Vouched } from './provider.ts'

const rememberedMs = 600_000
const remembered = new WeakMap<Parts, Map<string, { config: Promise<Configuration>; until: number }>>()

type Start = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The address at the provider where a person signs in. */
export async function authorizationUrl(parts: Parts, provider: OidcProvider, start: Start): Promise<string> {
  const url = buildAuthorizationUrl(await configurationOf(parts, provider), {
    redirect_uri: start.redirectUri,
    scope: provider.config.scope,
    state: start.state,
    nonce: start.nonce,
    code_challenge: await calculatePKCECodeChallenge(start.verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().max(100).optional().catch(undefined),
  preferred_username: z.string().max(100).optional().catch(undefined),
  email: z.email().max(120).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})

type Finish = Start & { readonly query: string }

/** Exchanges the returned code for the provider's claims about the person. Throws when anything does not match. */
export async function vouchedBy(parts: Parts, provider: OidcProvider, finish: Finish): Promise<Vouched> {
  const config = await configurationOf(parts, provider)
  const tokens = await authorizationCodeGrant(config, new URL(`${finish.redirectUri}?${finish.query}`), {
    pkceCodeVerifier: finish.verifier,
    expectedState: finish.state,
    expectedNonce: finish.nonce,
  })
  const identity = tokens.claims()
  if (!identity) throw new Error('The provider sent no identity token.')
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
  const info = hasUserInfo ? await fetchUserInfo(config, tokens.access_token, identity.sub) : {}
  const all: Readonly<Record<string, unknown>> = { ...info, ...identity }
  const profile = claims.parse(all)
  const staffNo = z
    .union([z.string().min(1).max(64), z.number()])
    .safeParse(all[provider.config.staffNoClaim])
  return {
    subject: profile.sub,
    name: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub.slice(0, 40),
    userName: profile.preferred_username ?? profile.email ?? '',
    email: profile.email_verified ? profile.email : undefined,
    isEmailProven: profile.email_verified === true,
    staffNo: staffNo.success ? String(staffNo.data) : undefined,
  }
}

/** The provider's published configuration, reloaded every ten minutes. */
function configurationOf(parts: Parts, provider: OidcProvider): Promise<Configuration> {
  const known = remembered.get(parts) ?? new Map<string, { config: Promise<Configuration>; until: number }>()
  remembered.set(parts, known)
  const key = JSON.stringify(provider)
  const now = parts.clock.now().getTime()
  const entry = known.get(key)
  if (entry && entry.until > now) return entry.config
  const config = discover(parts, provider)
  config.catch(() => known.delete(key))
  known.set(key, { config, until: now + rememberedMs })
  return config
}

function discover(parts: Parts, { config, secret }: OidcProvider): Promise<Configuration> {
  const isPlain = parts.config.NODE_ENV !== 'production' && config.issuer.startsWith('http://')
  return discovery(new URL(config.issuer), config.clientId, secret || undefined, undefined, {
    [customFetch]: outside(parts),
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; only this machine is called so, in tests
    ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
  })
}

/** The library's requests use the application's guarded outgoing HTTP client. */
const outside =
  (parts: Parts): CustomFetch =>
  (url, { method, headers, body }) =>
    fetchOutside(parts.config, url, { method, headers, ...(body ? { body: textOf(body) } : {}) })

function textOf(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new Error('Only form requests are sent to a provider.')
}
