import { expect, test } from 'vitest'
import { mustChange, whyNotIn } from './rules.ts'

const now = new Date('2030-05-01T04:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('each account state has its own error, and a person who has left gets the error of an unknown user', () => {
  const why = (state: Parameters<typeof whyNotIn>[0]['state']) => whyNotIn({ state, expiresAt: null }, now)
  expect([why('active'), why('pending'), why('suspended'), why('left')]).toEqual([
    undefined,
    'ACCOUNT_NOT_APPROVED',
    'ACCOUNT_SUSPENDED',
    'label_user_login_error',
  ])
})

test('an account is expired from its moment on', () => {
  expect(whyNotIn({ state: 'active', expiresAt: now }, now)).toBe('ACCOUNT_EXPIRED')
  expect(whyNotIn({ state: 'active', expiresAt: new Date(now.getTime() + 1) }, now)).toBeUndefined()
})

test('a password must be changed when required, or when it is too old and the policy limits its age', () => {
  const fresh = { mustChangePassword: false, passwordChangedAt: daysAgo(1) }
  const old = { mustChangePassword: false, passwordChangedAt: daysAgo(91) }
  const unknown = { mustChangePassword: false, passwordChangedAt: null }
  expect([fresh, old, unknown].map((changedAt) => mustChange(changedAt, 90, now))).toEqual([
    false,
    true,
    true,
  ])
  expect([fresh, old, unknown].map((changedAt) => mustChange(changedAt, 0, now))).toEqual([
    false,
    false,
    false,
  ])
  expect(mustChange({ ...fresh, mustChangePassword: true }, 0, now)).toBe(true)
})
