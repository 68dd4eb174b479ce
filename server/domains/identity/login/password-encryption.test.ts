import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closePassword, openPassword } from './password-encryption.ts'

test('B-181 the second payload is a salt of 16 characters and the password encrypted with it', () => {
  const sealed = closePassword('知行 Pass-1 ')
  expect(sealed).toMatch(/^[\w-]{16}[\w-]+$/)
  expect(sealed).not.toContain('Pass')
  expect(openPassword(sealed)).toBe('知行 Pass-1 ')
  expect(closePassword('知行 Pass-1 ')).not.toBe(sealed)
})

test('a fixed example to test other clients against', () => {
  const example = 'abcdefghijklmnopAAECAwQFBgcICQoL4AYX39bIrMGT0su-AJpOClTpyGwDFJYQ'
  expect(openPassword(example)).toBe('Secret#1')
})

test('anything else decrypts to undefined', () => {
  const sealed = closePassword('secret')
  const changed = `${sealed.slice(0, 15)}!${sealed.slice(16)}`
  for (const bad of ['', 'short', sealed.slice(0, 30), changed, `${sealed}AAAA`, 'x'.repeat(600)])
    expect(openPassword(bad)).toBeUndefined()
})

test('INV-S12 every encrypted password decrypts to the same text', () => {
  const passwords = fc.string({ unit: 'grapheme', maxLength: 128 }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(passwords, (password) => {
      expect(openPassword(closePassword(password))).toBe(password)
    }),
  )
})
