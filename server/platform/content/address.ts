import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

/** Who may read which file of which site, and until when: all that an address on the content host says. */
export type Grant = {
  readonly siteId: number
  readonly personId: string
  readonly fileId: string
  readonly expiresAt: Date
}

type ContentConfig = Pick<Config, 'NODE_ENV' | 'PORT' | 'CONTENT_HOST' | 'SECRET_KEY'>

/** The address of a file for one person: `//content.example/f/<grant>/<signature>/<name>`. */
export function contentAddress(config: ContentConfig, grant: Grant, name: string): string {
  const words = wordsOf(grant)
  return `${origin(config)}/f/${words}/${signatureOf(config, words)}/${encodeURIComponent(name)}`
}

/** What an address grants; undefined when a single character of it is not ours, or when its time is over. */
export function readGrant(
  config: ContentConfig,
  { words, signature, now }: { words: string; signature: string; now: Date },
): Grant | undefined {
  const expected = Buffer.from(signatureOf(config, words))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [siteId = '', personId = '', fileId = '', seconds = ''] = words.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { siteId: Number(siteId), personId, fileId, expiresAt } : undefined
}

/** The last moment of an address. Rounded, so that a page asked twice shows the same address and the browser's copy serves. */
export function expiry(now: Date, seconds: number): Date {
  const step = (seconds * 1000) / 2
  return new Date((Math.floor(now.getTime() / step) + 2) * step)
}

const wordsOf = ({ siteId, personId, fileId, expiresAt }: Grant) =>
  [siteId, personId, fileId, Math.floor(expiresAt.getTime() / 1000)].join('.')

/** In production a proxy stands before the content host; elsewhere the program itself listens on its port. */
function origin({ NODE_ENV, CONTENT_HOST, PORT }: ContentConfig): string {
  return NODE_ENV === 'production' ? `//${CONTENT_HOST}` : `//${CONTENT_HOST}:${PORT}`
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
