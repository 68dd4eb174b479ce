import { expect, test } from 'vitest'
import { credentialsToSend, missingFields } from './login-check.ts'

test('E-028 a missing user name is told at its field', () => {
  expect(missingFields({ userName: '  ', password: 'secret' })).toEqual(['userName'])
})

test('E-029 a missing password is told at its field', () => {
  expect(missingFields({ userName: 'lin', password: '' })).toEqual(['password'])
})

test('a password of blanks is a password', () => {
  expect(missingFields({ userName: 'lin', password: ' ' })).toEqual([])
})

test('the user name loses the blanks around it, the password keeps every character', () => {
  expect(credentialsToSend({ userName: ' lin.zhixia ', password: ' secret ' })).toEqual({
    userName: 'lin.zhixia',
    password: ' secret ',
  })
})
