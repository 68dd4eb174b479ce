import { expect, test } from 'vitest'
import {
  credentialsToSend,
  directoryFaults,
  isUnusualName,
  loginFaults,
  sendCodeFaults,
  smsFaults,
} from './login-check.ts'

const good = { userName: 'lin_zhixia', password: 'Secret@2026' }
const typed = { isAsked: true, typed: '7KW3' }

/** The problems only, without valid fields. */
const faultsOnly = (faults: object) => Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))

test('sends a valid login', () => {
  expect(faultsOnly(loginFaults(good, typed))).toEqual({})
})

test.each(['', '  '])('B-174 E-028 shows a missing user name at its field: %j', (userName) => {
  expect(faultsOnly(loginFaults({ ...good, userName }, typed))).toEqual({ userName: 'userNameMissing' })
})

test('B-175 E-029 shows a missing password at its field', () => {
  expect(faultsOnly(loginFaults({ ...good, password: '' }, typed))).toEqual({ password: 'passwordMissing' })
})

test.each(['lin.zhixia@group.example', '林知夏', 'li', 'a'.repeat(64)])(
  'B-176 B-177 E-030 accepts an imported name, but a rejected login hints at the usual form: %s',
  (userName) => {
    expect(faultsOnly(loginFaults({ ...good, userName }, typed))).toEqual({})
    expect(isUnusualName(userName)).toBe(true)
  },
)

test('B-176 B-177 gives no hint for a usual name or an empty field', () => {
  expect(['lin_zhixia', 'Lin-7', ' lin_zhixia ', ''].filter(isUnusualName)).toEqual([])
})

test('B-178 E-031 a password at login has at least 3 characters and at most the maximum ever accepted', () => {
  const faultOf = (length: number) => loginFaults({ ...good, password: 'a'.repeat(length) }, typed).password
  expect([2, 3, 128, 129].map(faultOf)).toEqual(['passwordLength', undefined, undefined, 'passwordLength'])
})

test('accepts a password of blanks', () => {
  expect(faultsOnly(loginFaults({ ...good, password: '    ' }, typed))).toEqual({})
})

test('E-027 requires the captcha text only when there is a picture', () => {
  expect(faultsOnly(loginFaults(good, { isAsked: true, typed: ' ' }))).toEqual({ captcha: 'captchaMissing' })
  expect(faultsOnly(loginFaults(good, { isAsked: false, typed: '' }))).toEqual({})
})

test('does not validate the names of a directory', () => {
  const person = { userName: 'lin.zhixia@hengchuan.example', password: 'x' }
  expect(faultsOnly(directoryFaults(person, typed))).toEqual({})
  expect(faultsOnly(directoryFaults({ userName: ' ', password: '' }, typed))).toEqual({
    userName: 'userNameMissing',
    password: 'passwordMissing',
  })
})

test('B-179 trims the user name, and keeps every character of the password', () => {
  expect(faultsOnly(loginFaults({ ...good, userName: ' lin_zhixia ' }, typed))).toEqual({})
  expect(credentialsToSend({ userName: ' lin_zhixia ', password: ' secret ' })).toEqual({
    userName: 'lin_zhixia',
    password: ' secret ',
  })
})

test('B-185 E-032 shows a missing mobile number and sends no code', () => {
  expect(faultsOnly(sendCodeFaults('', typed))).toEqual({ mobile: 'mobileMissing' })
  expect(faultsOnly(smsFaults({ mobile: ' ', code: '123456' }))).toEqual({ mobile: 'mobileMissing' })
})

test('B-186 E-032 shows an invalid number and sends no code', () => {
  expect(faultsOnly(sendCodeFaults('12345', typed))).toEqual({ mobile: 'mobileFormat' })
})

test('B-187 E-033 the code is required', () => {
  expect(faultsOnly(smsFaults({ mobile: '138 0013 8000', code: ' ' }))).toEqual({ code: 'codeMissing' })
})
