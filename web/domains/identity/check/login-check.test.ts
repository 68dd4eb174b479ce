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

/** The faults alone, without the fields that are well. */
const told = (faults: object) => Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))

test('a login that is well is sent', () => {
  expect(told(loginFaults(good, typed))).toEqual({})
})

test.each(['', '  '])('B-174 E-028 a missing user name is told at its field: %j', (userName) => {
  expect(told(loginFaults({ ...good, userName }, typed))).toEqual({ userName: 'userNameMissing' })
})

test('B-175 E-029 a missing password is told at its field', () => {
  expect(told(loginFaults({ ...good, password: '' }, typed))).toEqual({ password: 'passwordMissing' })
})

test.each(['lin.zhixia@group.example', '林知夏', 'li', 'a'.repeat(64)])(
  'B-176 B-177 E-030 an imported name keeps nobody out, but a refusal hints at the usual form: %s',
  (userName) => {
    expect(told(loginFaults({ ...good, userName }, typed))).toEqual({})
    expect(isUnusualName(userName)).toBe(true)
  },
)

test('B-176 B-177 a name of the usual form needs no hint, nor does an empty field', () => {
  expect(['lin_zhixia', 'Lin-7', ' lin_zhixia ', ''].filter(isUnusualName)).toEqual([])
})

test('B-178 E-031 a password to sign in with has 3 characters or more, and no more than was ever taken', () => {
  const faultOf = (length: number) => loginFaults({ ...good, password: 'a'.repeat(length) }, typed).password
  expect([2, 3, 128, 129].map(faultOf)).toEqual(['passwordLength', undefined, undefined, 'passwordLength'])
})

test('a password of blanks is a password', () => {
  expect(told(loginFaults({ ...good, password: '    ' }, typed))).toEqual({})
})

test('E-027 the characters of the picture are asked for only where there is one', () => {
  expect(told(loginFaults(good, { isAsked: true, typed: ' ' }))).toEqual({ captcha: 'captchaMissing' })
  expect(told(loginFaults(good, { isAsked: false, typed: '' }))).toEqual({})
})

test('a directory has names of its own', () => {
  const person = { userName: 'lin.zhixia@hengchuan.example', password: 'x' }
  expect(told(directoryFaults(person, typed))).toEqual({})
  expect(told(directoryFaults({ userName: ' ', password: '' }, typed))).toEqual({
    userName: 'userNameMissing',
    password: 'passwordMissing',
  })
})

test('B-179 the user name loses the blanks around it, the password keeps every character', () => {
  expect(told(loginFaults({ ...good, userName: ' lin_zhixia ' }, typed))).toEqual({})
  expect(credentialsToSend({ userName: ' lin_zhixia ', password: ' secret ' })).toEqual({
    userName: 'lin_zhixia',
    password: ' secret ',
  })
})

test('B-185 E-032 a missing mobile number is told, and no code is asked for', () => {
  expect(told(sendCodeFaults('', typed))).toEqual({ mobile: 'mobileMissing' })
  expect(told(smsFaults({ mobile: ' ', code: '123456' }))).toEqual({ mobile: 'mobileMissing' })
})

test('B-186 E-032 a number that is none is told, and no code is asked for', () => {
  expect(told(sendCodeFaults('12345', typed))).toEqual({ mobile: 'mobileFormat' })
})

test('B-187 E-033 the code is required', () => {
  expect(told(smsFaults({ mobile: '138 0013 8000', code: ' ' }))).toEqual({ code: 'codeMissing' })
})
