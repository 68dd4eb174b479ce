import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

/** Who may read which file of which site, and until when: what every address on the content host says. */
export type Reading = {
  readonly siteId: number
  readonly personId: string
  readonly fileId: string
  readonly expiresAt: Date
}

/** An original is read for as long as the session it was shown in, and the right it was shown by. */
export type Grant = Reading & {
  readonly sessionId: string
  /** The permission by which a room handed it out; empty: the rules of the file itself decide. */
  readonly right: string
}

type ContentConfig = Pick<Config, 'NODE_ENV' | 'PORT' | 'CONTENT_PORT' | 'CONTENT_HOST' | 'SECRET_KEY'>

/** The address of a file for one person: `//content.example/f/<grant>/<signature>/<name>`. */
export function contentAddress(config: ContentConfig, grant: Grant, name: string): string {
  const words = wordsOf(grant)
  return `${origin(config)}/f/${words}/${signatureOf(config, words)}/${encodeURIComponent(name)}`
}

/** What a browser plays, pages through or runs was made of a file. Who asks for it again is known with his role. */
export type MediaGrant = Reading & { readonly role: string }

/** The address of one piece of a medium, by its name: `//content.example/m/<grant>/<signature>/<name>`. */
export function mediaAddress(config: ContentConfig, grant: MediaGrant, name: string): string {
  const words = mediaWordsOf(grant)
  return `${origin(config)}/m/${words}/${signatureOf(config, `m/${words}/${name}`)}/${encodeURI(name)}`
}

export function readMediaGrant(config: ContentConfig, { name, ...asked }: Asked & { readonly name: string }) {
  return mediaGrantOf(config, { ...asked, signed: `m/${asked.words}/${name}` })
}

/** The address of something inside a package, on a host name that no other package has (decision 0009). */
export function packageAddress(config: ContentConfig, grant: MediaGrant, path: string): string {
  const words = mediaWordsOf(grant)
  const host = `${packageLabel(config, grant)}.`
  return `${origin(config, host)}/p/${words}/${signatureOf(config, `p/${words}`)}/${encodeURI(path)}`
}

/** What the address of a package grants, on its own host alone. */
export function readPackageGrant(
  config: ContentConfig,
  { host, ...asked }: Asked & { readonly host: string },
) {
  const grant = mediaGrantOf(config, { ...asked, signed: `p/${asked.words}` })
  return grant && host === `${packageLabel(config, grant)}.${config.CONTENT_HOST}` ? grant : undefined
}

type Asked = { readonly words: string; readonly signature: string; readonly now: Date }

function mediaGrantOf(
  config: ContentConfig,
  { words, signature, now, signed }: Asked & { readonly signed: string },
): MediaGrant | undefined {
  if (!isSame(signature, signatureOf(config, signed))) return undefined
  const [siteId = '', personId = '', role = '', fileId = '', seconds = ''] = words.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { siteId: Number(siteId), personId, role, fileId, expiresAt } : undefined
}

const mediaWordsOf = ({ siteId, personId, role, fileId, expiresAt }: MediaGrant) =>
  [siteId, personId, role, fileId, Math.floor(expiresAt.getTime() / 1000)].join('.')

/** Says nothing about the file to whoever sees it, and is the same for everyone who opens the package. */
function packageLabel({ SECRET_KEY }: ContentConfig, { siteId, fileId }: Reading): string {
  const mark = createHmac('sha256', keyOf(SECRET_KEY)).update(`host/${siteId}/${fileId}`)
  return `p${mark.digest('hex').slice(0, 24)}`
}

/** What an address grants; undefined when a single character of it is not ours, or when its time is over. */
export function readGrant(
  config: ContentConfig,
  { words, signature, now }: { words: string; signature: string; now: Date },
): Grant | undefined {
  if (!isSame(signature, signatureOf(config, words))) return undefined
  const [siteId = '', personId = '', sessionId = '', fileId = '', seconds = '', right = ''] = words.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  if (!(expiresAt > now)) return undefined
  return { siteId: Number(siteId), personId, sessionId, fileId, expiresAt, right: right.replaceAll('-', '.') }
}

/** The last moment of an address. Rounded, so that a page asked twice shows the same address and the browser's copy serves. */
export function expiry(now: Date, seconds: number): Date {
  const step = (seconds * 1000) / 2
  return new Date((Math.floor(now.getTime() / step) + 2) * step)
}

const wordsOf = ({ siteId, personId, sessionId, fileId, expiresAt, right }: Grant) => {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  // A permission has dots of its own, and the words are parted by dots.
  const named = right === '' ? [] : [right.replaceAll('.', '-')]
  return [siteId, personId, sessionId, fileId, seconds, ...named].join('.')
}

/** In production a proxy stands before the content host; elsewhere whoever serves content listens on its own port. */
function origin({ NODE_ENV, CONTENT_HOST, PORT, CONTENT_PORT = PORT }: ContentConfig, label = ''): string {
  return NODE_ENV === 'production' ? `//${label}${CONTENT_HOST}` : `//${label}${CONTENT_HOST}:${CONTENT_PORT}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function signatureOf({ SECRET_KEY }: ContentConfig, words: string): string {
  return createHmac('sha256', keyOf(SECRET_KEY)).update(words).digest('base64url')
}

const keys = new Map<string, Buffer>()

/** A key of its own for this purpose (D24): knowing it tells nothing of the secret or of other keys. */
function keyOf(secret: string): Buffer {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lyceum content address 1', 32))
  keys.set(secret, key)
  return key
}
