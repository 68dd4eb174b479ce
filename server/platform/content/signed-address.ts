import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../process/config.ts'

/** What every address on the content host grants: who may read which file of which site, and until when. */
export type Reading = {
  readonly siteId: number
  readonly personId: string
  readonly fileId: string
  readonly expiresAt: Date
}

/** The grant for an original file is valid as long as the session and the permission it was shown with. */
export type Grant = Reading & {
  readonly sessionId: string
  /** The permission by which a domain granted it; empty: the file's own rules decide. */
  readonly right: string
}

type ContentConfig = Pick<Config, 'NODE_ENV' | 'PORT' | 'CONTENT_PORT' | 'CONTENT_HOST' | 'SECRET_KEY'>

/** The address of a file for one person: `//content.example/f/<grant>/<signature>/<name>`. */
export function contentAddress(config: ContentConfig, grant: Grant, name: string): string {
  const payload = grantText(grant)
  return `${origin(config)}/f/${payload}/${signatureOf(config, payload)}/${encodeURIComponent(name)}`
}

/** The grant for media converted from a file. Access is checked again with the person's role. */
export type MediaGrant = Reading & { readonly role: string }

/** The address of one part of a medium, by its name: `//content.example/m/<grant>/<signature>/<name>`. */
export function mediaAddress(config: ContentConfig, grant: MediaGrant, name: string): string {
  const payload = mediaGrantText(grant)
  return `${origin(config)}/m/${payload}/${signatureOf(config, `m/${payload}/${name}`)}/${encodeURI(name)}`
}

export function readMediaGrant(
  config: ContentConfig,
  { name, ...request }: SignedRequest & { readonly name: string },
) {
  return mediaGrantOf(config, { ...request, signed: `m/${request.words}/${name}` })
}

/** The address of a file inside a package, on a host name of its own (decision 0009). */
export function packageAddress(config: ContentConfig, grant: MediaGrant, path: string): string {
  const payload = mediaGrantText(grant)
  const host = `${packageLabel(config, grant)}.`
  return `${origin(config, host)}/p/${payload}/${signatureOf(config, `p/${payload}`)}/${encodeURI(path)}`
}

/** Reads the grant of a package address, valid only on the package's own host. */
export function readPackageGrant(
  config: ContentConfig,
  { host, ...request }: SignedRequest & { readonly host: string },
) {
  const grant = mediaGrantOf(config, { ...request, signed: `p/${request.words}` })
  return grant && host === `${packageLabel(config, grant)}.${config.CONTENT_HOST}` ? grant : undefined
}

type SignedRequest = { readonly words: string; readonly signature: string; readonly now: Date }

function mediaGrantOf(
  config: ContentConfig,
  { words: payload, signature, now, signed }: SignedRequest & { readonly signed: string },
): MediaGrant | undefined {
  if (!isSame(signature, signatureOf(config, signed))) return undefined
  const [siteId = '', personId = '', role = '', fileId = '', seconds = ''] = payload.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { siteId: Number(siteId), personId, role, fileId, expiresAt } : undefined
}

const mediaGrantText = ({ siteId, personId, role, fileId, expiresAt }: MediaGrant) =>
  [siteId, personId, role, fileId, Math.floor(expiresAt.getTime() / 1000)].join('.')

/** Reveals nothing about the file, and is the same for everyone who opens the package. */
function packageLabel({ SECRET_KEY }: ContentConfig, { siteId, fileId }: Reading): string {
  const mark = createHmac('sha256', keyOf(SECRET_KEY)).update(`host/${siteId}/${fileId}`)
  return `p${mark.digest('hex').slice(0, 24)}`
}

/** Reads the grant of an address; undefined if the signature is wrong or the grant has expired. */
export function readGrant(
  config: ContentConfig,
  { words: payload, signature, now }: { words: string; signature: string; now: Date },
): Grant | undefined {
  if (!isSame(signature, signatureOf(config, payload))) return undefined
  const [siteId = '', personId = '', sessionId = '', fileId = '', seconds = '', right = ''] =
    payload.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  if (!(expiresAt > now)) return undefined
  return { siteId: Number(siteId), personId, sessionId, fileId, expiresAt, right: right.replaceAll('-', '.') }
}

/** The expiry of an address. Rounded, so that a reloaded page has the same address and the browser cache works. */
export function expiry(now: Date, seconds: number): Date {
  const step = (seconds * 1000) / 2
  return new Date((Math.floor(now.getTime() / step) + 2) * step)
}

const grantText = ({ siteId, personId, sessionId, fileId, expiresAt, right }: Grant) => {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  // Permissions contain dots, and dots separate the fields.
  const named = right === '' ? [] : [right.replaceAll('.', '-')]
  return [siteId, personId, sessionId, fileId, seconds, ...named].join('.')
}

/** In production a proxy stands before the content host; elsewhere the address contains the port. */
function origin({ NODE_ENV, CONTENT_HOST, PORT, CONTENT_PORT = PORT }: ContentConfig, label = ''): string {
  return NODE_ENV === 'production' ? `//${label}${CONTENT_HOST}` : `//${label}${CONTENT_HOST}:${CONTENT_PORT}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function signatureOf({ SECRET_KEY }: ContentConfig, payload: string): string {
  return createHmac('sha256', keyOf(SECRET_KEY)).update(payload).digest('base64url')
}

const keys = new Map<string, Buffer>()

/** A key derived for this purpose only (D24): it reveals nothing about the secret or other keys. */
function keyOf(secret: string): Buffer {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lyceum content address 1', 32))
  keys.set(secret, key)
  return key
}
