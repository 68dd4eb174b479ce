import { expect, test } from 'vitest'
import { forgetFaults, modifyFaults, resetFaults } from './password-check.ts'

const typed = { isAsked: true, typed: '7KW3' }
const chosen = { password: 'Secret@2026', confirmPassword: 'Secret@2026' }

test('B-188 E-034 an e-mail address is required to recover a password', () => {
  expect(forgetFaults('  ', typed).email).toBe('emailMissing')
})

test('B-189 E-034 reports a malformed address and sends nothing to it', () => {
  expect(forgetFaults('lin@hengchuan', typed).email).toBe('emailFormat')
  expect(forgetFaults('lin@hengchuan.example', typed)).toEqual({ email: undefined, captcha: undefined })
})

test('B-190 E-035 a change needs the old password', () => {
  expect(modifyFaults({ oldPassword: '', ...chosen }, undefined)).toEqual({
    oldPassword: 'oldPasswordMissing',
    password: undefined,
    confirmPassword: undefined,
  })
})

test('B-191 a change needs a new password', () => {
  const faults = modifyFaults({ oldPassword: 'x', password: '', confirmPassword: '' }, undefined)
  expect(faults.password).toBe('newPasswordMissing')
})

test('B-192 E-036 the repetition must be the same', () => {
  expect(resetFaults({ ...chosen, confirmPassword: 'Secret@2025' }, undefined).confirmPassword).toBe(
    'confirmDiffers',
  )
})
