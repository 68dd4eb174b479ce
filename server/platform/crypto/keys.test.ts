import { expect, test } from 'vitest'
import { keyFor, keysFor, markOf, seal, unseal } from './keys.ts'

const secrets = { SECRET_KEY: 'first-secret-of-a-test-0000000000', SECRET_KEY_BEFORE: undefined }
const rotated = { SECRET_KEY: 'second-secret-of-a-test-000000000', SECRET_KEY_BEFORE: secrets.SECRET_KEY }

test('every purpose has its own key, and a new secret gives new keys', () => {
  const keys = [keyFor(secrets, 'code'), keyFor(secrets, 'seal'), keyFor(rotated, 'seal')]
  expect(new Set(keys.map(({ bytes }) => bytes.toString('hex'))).size).toBe(3)
  expect(keysFor(rotated, 'seal')[1]).toEqual(keyFor(secrets, 'seal'))
})

test('unseals with the same or the previous secret, and rejects modified data', () => {
  const sealed = seal(secrets, '密 secret')
  expect(unseal(secrets, sealed)).toBe('密 secret')
  expect(unseal(rotated, sealed)).toBe('密 secret')
  expect(unseal({ ...rotated, SECRET_KEY_BEFORE: undefined }, sealed)).toBeUndefined()
  const touched = Buffer.from(sealed)
  touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1
  expect(unseal(secrets, touched)).toBeUndefined()
  expect(unseal(secrets, Buffer.alloc(3))).toBeUndefined()
})

test('the mark of a code depends on its text and on the secret', () => {
  expect(markOf(secrets, 'a:1')).toEqual(markOf(secrets, 'a:1'))
  expect(markOf(secrets, 'a:1')).not.toEqual(markOf(secrets, 'a:2'))
  expect(markOf(secrets, 'a:1')).not.toEqual(markOf(rotated, 'a:1'))
})
