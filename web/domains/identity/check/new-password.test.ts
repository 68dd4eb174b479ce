import { expect, test } from 'vitest'
import { checklist, passwordFaults, type Policy } from './new-password.ts'

const policy: Policy = {
  minLength: 8,
  maxLength: 20,
  needUpper: true,
  needLower: true,
  needDigit: true,
  needSpecial: true,
  historyCount: 6,
  maxAgeDays: 0,
}

const unmet = (password: string, changed: Partial<Policy> = {}) =>
  checklist(password, { ...policy, ...changed })
    .filter(({ isMet }) => !isMet)
    .map(({ need }) => need)

test.each([
  ['B-193', 'secret@2026', 'upper'],
  ['B-194', 'SECRET@2026', 'lower'],
  ['B-195', 'Secret@word', 'digit'],
  ['B-196', 'Secret2026', 'special'],
  ['B-198', 'Se@2026', 'length'],
  ['B-198', 'Secret@2026-and-more-of-it', 'length'],
])('%s E-037 E-038 %s still lacks: %s', (_rule, password, need) => {
  expect(unmet(password)).toEqual([need])
  expect(passwordFaults({ password, confirm: password }, policy).password).toBe('newPasswordWeak')
})

test('sends a password that meets every point', () => {
  expect(unmet('Secret@2026')).toEqual([])
  const chosen = { password: 'Secret@2026', confirm: 'Secret@2026' }
  expect(passwordFaults(chosen, policy)).toEqual({ password: undefined, confirm: undefined })
})

test('B-198 lists only what the site requires', () => {
  const long = { minLength: 15, needUpper: false, needLower: false, needDigit: false, needSpecial: false }
  expect(checklist('千里之行', { ...policy, ...long })).toEqual([{ need: 'length', isMet: false }])
  expect(unmet('a walk of a thousand', long)).toEqual([])
})

test('B-198 counts characters as people do', () => {
  expect(unmet('😀😀😀😀Aa1@')).toEqual([])
  expect(unmet('😀😀😀Aa1@')).toEqual(['length'])
})

test('B-191 a new password is required', () => {
  expect(passwordFaults({ password: '', confirm: '' }, policy)).toEqual({
    password: 'newPasswordMissing',
    confirm: 'confirmMissing',
  })
})

test('B-192 E-036 the repetition must be the same', () => {
  const { confirm } = passwordFaults({ password: 'Secret@2026', confirm: 'secret@2026' }, policy)
  expect(confirm).toBe('confirmDiffers')
})

test('without a policy only the server validates', () => {
  expect(passwordFaults({ password: 'x', confirm: 'x' }, undefined).password).toBeUndefined()
})
