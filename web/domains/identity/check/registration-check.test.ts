import { expect, test } from 'vitest'
import { type Registration, registrationFaults } from './registration-check.ts'

const lin: Registration = {
  userName: 'lin_zhixia',
  name: '林知夏',
  gender: 'F',
  birthday: '1996-05-12',
  employmentDate: '2022-07-01',
  phone: '',
  email: '',
  password: 'Secret@2026',
  confirmPassword: 'Secret@2026',
  formImage: 'data:image/png;base64,aGk=',
  captcha: '7KW3',
}

function faultsFor(changed: Partial<Registration>, isFormImageAsked = true) {
  const around = { policy: undefined, isFormImageAsked, isCaptchaAsked: true }
  const faults = registrationFaults({ ...lin, ...changed }, around)
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

test('sends a complete form; phone and e-mail are optional', () => {
  expect(faultsFor({})).toEqual({})
})

test.each([
  ['B-200', 'userName', 'userNameMissing'],
  ['B-201', 'name', 'nameMissing'],
  ['B-202', 'gender', 'genderMissing'],
  ['B-203', 'birthday', 'birthdayMissing'],
  ['B-204', 'employmentDate', 'employmentMissing'],
  ['B-191', 'password', 'newPasswordMissing'],
  ['B-180', 'captcha', 'captchaMissing'],
])('%s E-041 shows an empty %s at its field', (_rule, field, fault) => {
  expect(faultsFor({ [field]: '' })).toMatchObject({ [field]: fault })
})

test('E-041 requires a picture of the form only where the site asks for one', () => {
  expect(faultsFor({ formImage: '' })).toEqual({ formImage: 'formImageMissing' })
  expect(faultsFor({ formImage: '' }, false)).toEqual({})
})

test('B-201 E-041 a blank name is missing', () => {
  expect(faultsFor({ name: '  ' })).toEqual({ name: 'nameMissing' })
})

test.each(['lin zhixia', 'lin.zhixia', '林知夏', 'lin@zhixia'])(
  'B-176 E-030 %s has characters that are not allowed in a new user name',
  (userName) => {
    expect(faultsFor({ userName })).toEqual({ userName: 'userNameFormat' })
  },
)

test('B-177 E-030 a new user name has 3 to 20 characters', () => {
  const faultOf = (length: number) => faultsFor({ userName: 'a'.repeat(length) })['userName']
  expect([2, 3, 20, 21].map(faultOf)).toEqual(['userNameFormat', undefined, undefined, 'userNameFormat'])
})

test('B-205 E-042 the employment date is not before the birthday; the same day is allowed', () => {
  expect(faultsFor({ employmentDate: '1996-05-11' })).toEqual({ employmentDate: 'dateOrder' })
  expect(faultsFor({ employmentDate: '1996-05-12' })).toEqual({})
})

test('B-206 E-043 validates a phone number when given', () => {
  expect(faultsFor({ phone: '12345' })).toEqual({ phone: 'phoneFormat' })
  expect(faultsFor({ phone: '138 0013 8000' })).toEqual({})
})

test('B-189 validates an e-mail address when given', () => {
  expect(faultsFor({ email: 'lin@' })).toEqual({ email: 'emailFormat' })
})

test('B-192 E-036 the repetition must be the same', () => {
  expect(faultsFor({ confirmPassword: 'Secret@2025' })).toEqual({ confirmPassword: 'confirmDiffers' })
})
