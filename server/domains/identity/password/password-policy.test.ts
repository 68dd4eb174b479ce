import { settingsSchema } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { hasGoodLength, missingKinds, policyOf } from './password-policy.ts'

const settings = settingsSchema.parse({})
const policy = policyOf(settings)

test('B-193..B-196 a new password has a capital, a small letter, a digit and a special character', () => {
  expect(missingKinds('Ab1#', policy)).toEqual([])
  expect(missingKinds('ab1#', policy)).toEqual(['upper'])
  expect(missingKinds('AB1#', policy)).toEqual(['lower'])
  expect(missingKinds('Abc#', policy)).toEqual(['digit'])
  expect(missingKinds('Abc1', policy)).toEqual(['special'])
  expect(missingKinds('知行 学堂', policy)).toEqual(['upper', 'lower', 'digit', 'special'])
  expect(missingKinds('Éé٣—', policy)).toEqual([])
})

test('B-198 its length comes from the settings, counted in visible characters', () => {
  expect([policy.minLength, policy.maxLength]).toEqual([8, 64])
  expect(hasGoodLength('𠮷'.repeat(8), policy)).toBe(true)
  expect(hasGoodLength('𠮷'.repeat(7), policy)).toBe(false)
  expect(hasGoodLength('a'.repeat(64), policy)).toBe(true)
  expect(hasGoodLength('a'.repeat(65), policy)).toBe(false)
  expect(policyOf({ ...settings, 'password.minLength': 12 }).minLength).toBe(12)
})

test('no setting allows fewer than 8 characters, nor a maximum below 64', () => {
  const { 'password.minLength': min, 'password.maxLength': max } = settingsSchema.shape
  expect([min.safeParse(7).success, min.safeParse(8).success]).toEqual([false, true])
  expect([max.safeParse(63).success, max.safeParse(64).success]).toEqual([false, true])
})

test('the 等保 profile adds a change every 90 days, the NIST profile requires length instead of classes', () => {
  expect(policyOf({ ...settings, 'password.profile': 'dengbao' })).toMatchObject({
    maxAgeDays: 90,
    needUpper: true,
  })
  expect(policyOf({ ...settings, 'password.profile': 'dengbao', 'password.maxAgeDays': 30 }).maxAgeDays).toBe(
    30,
  )
  expect(
    policyOf({ ...settings, 'password.profile': 'dengbao', 'password.maxAgeDays': 300 }).maxAgeDays,
  ).toBe(90)
  const nist = policyOf({ ...settings, 'password.profile': 'nist' })
  expect(nist).toMatchObject({
    minLength: 15,
    needUpper: false,
    needSpecial: false,
    historyCount: 6,
    maxAgeDays: 0,
  })
  expect(missingKinds('correct horse battery', nist)).toEqual([])
})
