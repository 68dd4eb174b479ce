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

function told(changed: Partial<Registration>, isFormImageAsked = true) {
  const around = { policy: undefined, isFormImageAsked, isCaptchaAsked: true }
  const faults = registrationFaults({ ...lin, ...changed }, around)
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

test('a form that is filled in is sent; phone and e-mail may stay empty', () => {
  expect(told({})).toEqual({})
})

test.each([
  ['B-200', 'userName', 'userNameMissing'],
  ['B-201', 'name', 'nameMissing'],
  ['B-202', 'gender', 'genderMissing'],
  ['B-203', 'birthday', 'birthdayMissing'],
  ['B-204', 'employmentDate', 'employmentMissing'],
  ['B-191', 'password', 'newPasswordMissing'],
  ['B-180', 'captcha', 'captchaMissing'],
])('%s E-041 an empty %s is told at its field', (_rule, field, fault) => {
  expect(told({ [field]: '' })).toMatchObject({ [field]: fault })
})

test('E-041 a picture of the form is required where the site asks for one, and nowhere else', () => {
  expect(told({ formImage: '' })).toEqual({ formImage: 'formImageMissing' })
  expect(told({ formImage: '' }, false)).toEqual({})
})

test('B-201 E-041 a name of blanks is none', () => {
  expect(told({ name: '  ' })).toEqual({ name: 'nameMissing' })
})

test.each(['lin zhixia', 'lin.zhixia', '林知夏', 'lin@zhixia'])(
  'B-176 E-030 %s has characters that no user name may have that is chosen today',
  (userName) => {
    expect(told({ userName })).toEqual({ userName: 'userNameFormat' })
  },
)

test('B-177 E-030 a user name that is chosen has 3 to 20 characters', () => {
  const faultOf = (length: number) => told({ userName: 'a'.repeat(length) })['userName']
  expect([2, 3, 20, 21].map(faultOf)).toEqual(['userNameFormat', undefined, undefined, 'userNameFormat'])
})

test('B-205 E-042 nobody is employed before being born; on the same day is allowed', () => {
  expect(told({ employmentDate: '1996-05-11' })).toEqual({ employmentDate: 'dateOrder' })
  expect(told({ employmentDate: '1996-05-12' })).toEqual({})
})

test('B-206 E-043 a phone number is checked where one is given', () => {
  expect(told({ phone: '12345' })).toEqual({ phone: 'phoneFormat' })
  expect(told({ phone: '138 0013 8000' })).toEqual({})
})

test('B-189 an e-mail address is checked where one is given', () => {
  expect(told({ email: 'lin@' })).toEqual({ email: 'emailFormat' })
})

test('B-192 E-036 the repetition must be the same', () => {
  expect(told({ confirmPassword: 'Secret@2025' })).toEqual({ confirmPassword: 'confirmDiffers' })
})
