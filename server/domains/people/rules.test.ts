import { expect, test } from 'vitest'
import { faultsOf, type PersonDraft, tidy } from './rules.ts'

const lin: PersonDraft = {
  name: '林知夏',
  userName: 'lin_zhixia',
  nickname: null,
  gender: 'F',
  staffNo: 'HC000123',
  email: 'lin@example.com',
  phone: '13900000001',
  joinedOn: '2020-05-01',
  isExternal: false,
  expiresAt: null,
}

test('a valid record has no faults', () => {
  expect(faultsOf(lin)).toEqual([])
  expect(faultsOf({ ...lin, staffNo: null, isExternal: true, expiresAt: new Date('2030-01-01') })).toEqual([])
})

test('each fault is reported by its field', () => {
  expect(faultsOf({ ...lin, name: '', userName: 'a b', email: 'lin@' })).toEqual([
    'name',
    'userName',
    'email',
  ])
  expect(faultsOf({ ...lin, phone: 'call me', staffNo: '工号' })).toEqual(['staffNo', 'phone'])
  expect(faultsOf({ ...lin, isExternal: true })).toEqual(['expiresAt', 'staffNoOfGuest'])
  expect(faultsOf({ ...lin, expiresAt: new Date() })).toEqual(['expiresAt'])
})

test('a record is tidied before it is saved', () => {
  expect(tidy({ ...lin, name: ' Lin  Zhixia ', email: ' Lin@Example.com', phone: ' ' })).toMatchObject({
    name: 'Lin Zhixia',
    email: 'lin@example.com',
    phone: null,
  })
})
