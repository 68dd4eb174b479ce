import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_BEFORE'>

/** What a key is for. Each has a key of its own, so that what one leaks says nothing about another (D24). */
export type KeyPurpose = 'code' | 'pepper' | 'seal' | 'request'

export type Key = {
  /** Names the secret it came from, so that something kept for long remembers which one to ask for. */
  readonly id: string
  readonly bytes: Buffer
}

const known = new WeakMap<Secrets, Map<KeyPurpose, readonly Key[]>>()

/** The key for a purpose. */
export function keyFor(secrets: Secrets, purpose: KeyPurpose): Key {
  const [newest] = keysFor(secrets, purpose)
  if (!newest) throw new Error('There is no secret key.')
  return newest
}

/** All keys that may still be met for a purpose, the newest first: while a secret is changed there are two. */
export function keysFor(secrets: Secrets, purpose: KeyPurpose): readonly Key[] {
  const byPurpose = known.get(secrets) ?? new Map<KeyPurpose, readonly Key[]>()
  known.set(secrets, byPurpose)
  const { SECRET_KEY, SECRET_KEY_BEFORE } = secrets
  const keys =
    byPurpose.get(purpose) ?? [SECRET_KEY, SECRET_KEY_BEFORE].flatMap((secret) => derived(secret, purpose))
  byPurpose.set(purpose, keys)
  return keys
}

function derived(secret: string | undefined, purpose: KeyPurpose): Key[] {
  if (!secret) return []
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'lyceum', purpose, 32))
  return [{ id: hash('sha256', bytes).slice(0, 8), bytes }]
}

/** The mark of a short code: who reads the row can neither use it nor try all codes against it. */
export function markOf(secrets: Secrets, text: string): Buffer {
  return createHmac('sha256', keyFor(secrets, 'code').bytes).update(text).digest()
}

const ivBytes = 12
const tagBytes = 16

/** Seals what must be read again later, such as a provider's secret: AES-256-GCM as iv, tag, text. */
export function seal(secrets: Secrets, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets, 'seal').bytes, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` has closed, also with the secret before this one; undefined when neither fits. */
export function unseal(secrets: Secrets, sealed: Buffer): string | undefined {
  for (const { bytes } of keysFor(secrets, 'seal')) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, ivBytes))
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      const text = sealed.subarray(ivBytes + tagBytes)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      // Not with this key.
    }
  }
  return undefined
}
