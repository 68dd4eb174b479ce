import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../process/config.ts'

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_BEFORE'>

/** What a key is for. Each purpose has its own key, so that a leaked one reveals nothing about another (D24). */
export type KeyPurpose = 'code' | 'pepper' | 'seal' | 'request'

export type Key = {
  /** Identifies the secret it was derived from, so that long-lived data knows which one to use. */
  readonly id: string
  readonly bytes: Buffer
}

const known = new WeakMap<Secrets, Map<KeyPurpose, readonly Key[]>>()

/** The current key for a purpose. */
export function keyFor(secrets: Secrets, purpose: KeyPurpose): Key {
  const [newest] = keysFor(secrets, purpose)
  if (!newest) throw new Error('no secret key')
  return newest
}

/** All keys in use for a purpose, newest first: during a rotation there are two. */
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

/** A keyed hash of a short code: whoever reads the row can neither use it nor try all codes. */
export function markOf(secrets: Secrets, text: string): Buffer {
  return createHmac('sha256', keyFor(secrets, 'code').bytes).update(text).digest()
}

const ivBytes = 12
const tagBytes = 16

/** Encrypts what must be read again later, such as a provider's secret: AES-256-GCM as iv, tag, text. */
export function seal(secrets: Secrets, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets, 'seal').bytes, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts what `seal` encrypted, also with the previous secret; undefined if neither fits. */
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
