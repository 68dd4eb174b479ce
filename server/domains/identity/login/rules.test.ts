import { expect, test } from 'vitest'
import { mustChange, whyNotIn } from './rules.ts'

const now = new Date('2030-05-01T04:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('each state of an account has its own word, and who has left is told what a stranger is told', () => {
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

test('a password must be changed when someone demands it, or when it is too old where age matters', () => {
  const fresh = { mustChangePassword: false, passwordChangedAt: daysAgo(1) }
  const old = { mustChangePassword: false, passwordChangedAt: daysAgo(91) }
  const unknown = { mustChangePassword: false, passwordChangedAt: null }
  expect([fresh, old, unknown].map((one) => mustChange(one, 90, now))).toEqual([false, true, true])
  expect([fresh, old, unknown].map((one) => mustChange(one, 0, now))).toEqual([false, false, false])
  expect(mustChange({ ...fresh, mustChangePassword: true }, 0, now)).toBe(true)
})
