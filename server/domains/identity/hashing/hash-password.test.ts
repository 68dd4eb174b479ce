import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/process/config'
import { makeMetrics } from '#platform/process/metrics'
import { tier } from '#testing/tier'
import { hashPassword, hashWithPepper, isOutdated, isPassword } from './hash-password.ts'

const deps = { config: readConfig({ NODE_ENV: 'test' }), metrics: makeMetrics() }
const rotated = {
  ...deps,
  config: readConfig({
    NODE_ENV: 'test',
    SECRET_KEY: 'another-secret-of-a-test-00000000',
    SECRET_KEY_BEFORE: deps.config.SECRET_KEY,
  }),
}
const cheap = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 })

const tricky = [' ', '\t', 'a', 'A', 'ß', 'İ', 'é', 'e\u0301', 'ﬁ', '知', '行', '𠮷', '👩‍👩‍👧', '\u200b']
const unit = fc.oneof(fc.constantFrom(...tricky), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
const passwords = fc.string({ unit, minLength: 1, maxLength: 40 }).filter((text) => text.isWellFormed())

/** Every normalisation under which a sloppy implementation would treat two passwords as equal. */
const blurred: readonly ((password: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFKC'),
  (text) => text.slice(0, -1),
  (text) => `${text} `,
  (text) => text.replace(/\s+/g, ' '),
]

test(
  'INV-S12 a password is compared exactly as typed: no trimming, case folding, normalisation or truncation',
  async () => {
    const exact = fc.asyncProperty(passwords, async (password) => {
      const stored = await cheap(password)
      expect(await isPassword(deps, stored, password)).toBe(true)
      const others = new Set(blurred.map((blur) => blur(password)).filter((other) => other !== password))
      for (const other of others) expect(await isPassword(deps, stored, other)).toBe(false)
    })
    await fc.assert(exact, { numRuns: tier(300, 5000) })
  },
  tier(120_000, 3_600_000),
)

test('a peppered hash verifies with the secret it was made with, also after one rotation of the secret', async () => {
  const stored = await hashWithPepper(deps, 'secret 知行')
  expect(await isPassword(deps, stored, 'secret 知行')).toBe(true)
  expect(await isPassword(deps, stored, 'secret')).toBe(false)
  expect(await isPassword(rotated, stored, 'secret 知行')).toBe(true)
  const gone = { ...rotated, config: { ...rotated.config, SECRET_KEY_BEFORE: undefined } }
  expect(await isPassword(gone, stored, 'secret 知行')).toBe(false)
  expect([isOutdated(deps, stored), isOutdated(rotated, stored)]).toEqual([false, true])
  expect(isOutdated(deps, await hashPassword('x'))).toBe(true)
})

test('without an account the same work is done, and no password is right', async () => {
  const before = performance.now()
  expect(await isPassword(deps, null, 'no account has this password')).toBe(false)
  expect(performance.now() - before).toBeGreaterThan(5)
})
