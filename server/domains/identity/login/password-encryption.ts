import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const saltLength = 16
const ivBytes = 12
const tagBytes = 16

/**
 * Decrypts the second payload of Q-001: a salt of 16 characters, then base64url of iv, ciphertext and tag,
 * AES-256-GCM under a key derived from that salt. The key travels with the message, so this only hides a password
 * from a casual glance; TLS protects it (D01). Undefined when it is not in this format.
 */
export function openPassword(sealed: string): string | undefined {
  const salt = sealed.slice(0, saltLength)
  const bytes = Buffer.from(sealed.slice(saltLength), 'base64url')
  if (salt.length < saltLength || bytes.length < ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(salt), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text)
  } catch {
    return undefined
  }
}

/** The encrypting side, for clients of this payload and for tests. */
export function closePassword(password: string): string {
  const salt = randomBytes(12).toString('base64url').slice(0, saltLength)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(salt), iv)
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return salt + Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')
}

const keyOf = (salt: string) => Buffer.from(hkdfSync('sha256', salt, '', 'login-v1', 32))
