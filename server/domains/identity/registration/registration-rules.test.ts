import { expect, test } from 'vitest'
import { isInOrder, isUserName, missingFields } from './registration-rules.ts'

const form = {
  userName: 'yuan',
  name: '周予安',
  gender: 'F',
  birthday: '1990-01-02',
  employmentDate: '2015-06-01',
}

test('B-176 B-177 a user name has 3 to 20 letters, digits, underscores or hyphens', () => {
  expect(['abc', 'A_b-9', 'a'.repeat(20)].every(isUserName)).toBe(true)
  expect(['ab', 'a'.repeat(21), 'a b', '周予安', 'a.b', 'a@b', '', 'abc\n'].some(isUserName)).toBe(false)
})

test('B-200..B-204 the five fields that must be filled in', () => {
  expect(missingFields(form)).toEqual([])
  expect(missingFields({ userName: ' ', name: '', gender: '', birthday: '', employmentDate: '' })).toEqual([
    'userName',
    'name',
    'gender',
    'birthday',
    'employmentDate',
  ])
})

test('B-205 the employment date is not before the birthday', () => {
  expect(isInOrder(form)).toBe(true)
  expect(isInOrder({ ...form, employmentDate: '1990-01-02' })).toBe(true)
  expect(isInOrder({ ...form, employmentDate: '1990-01-01' })).toBe(false)
})
