import { expect, test } from 'vitest'
import { ApiError } from '#lib/api'
import { refusedField } from './error-field.ts'

const refused = (errCode: string) => new ApiError('refused', { status: 400, errCode, errMsg: 'no' })

test.each([
  ['E-027', 'CAPTCHA_INVALID', 'captcha'],
  ['E-028', 'LOGIN_NAME_REQUIRED', 'userName'],
  ['E-030', 'LOGIN_NAME_FORMAT', 'userName'],
  ['E-031', 'LOGIN_PASSWORD_LENGTH', 'password'],
  ['E-034', 'EMAIL_INVALID', 'email'],
  ['E-035', 'PASSWORD_OLD_WRONG', 'oldPassword'],
  ['E-036', 'PASSWORD_CONFIRM_MISMATCH', 'confirmPassword'],
  ['E-037', 'PASSWORD_TOO_WEAK', 'password'],
  ['E-039 B-197', 'PASSWORD_REUSED', 'password'],
  ['E-040 B-199', 'REGISTER_NAME_TAKEN', 'userName'],
  ['E-042', 'REGISTER_DATE_ORDER', 'employmentDate'],
  ['E-043', 'PHONE_FORMAT', 'phone'],
])('%s %s is shown at the field %s', (_ids, errCode, field) => {
  const all = [
    'userName',
    'oldPassword',
    'password',
    'confirmPassword',
    'captcha',
    'email',
    'phone',
    'employmentDate',
  ]
  expect(refusedField(refused(errCode), all)).toBe(field)
})

test('E-027 without a picture field the code field is meant', () => {
  expect(refusedField(refused('CAPTCHA_INVALID'), ['mobile', 'code'])).toBe('code')
})

test.each([
  ['E-020', 'label_user_login_error'],
  ['E-023', 'ACCOUNT_FROZEN'],
  ['E-024', 'LOGIN_FAILURE_WARNING'],
])('%s %s concerns the whole form', (_id, errCode) => {
  expect(refusedField(refused(errCode), ['userName', 'password'])).toBeUndefined()
})

test('ignores a field that the form does not have', () => {
  expect(refusedField(refused('EMAIL_INVALID'), ['userName'])).toBeUndefined()
  expect(refusedField(new Error('no answer'), ['userName'])).toBeUndefined()
})
