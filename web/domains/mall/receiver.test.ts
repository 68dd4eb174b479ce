import { expect, test } from 'vitest'
import { isMobile, wrongIn } from './receiver.ts'

test('B-395 B-396 B-398 receiver, phone and address are required before sending', () => {
  expect(wrongIn({ receiver: ' ', phone: '', address: '' })).toEqual([
    'receiverMissing',
    'phoneMissing',
    'addressMissing',
  ])
  expect(wrongIn({ receiver: '林知夏', phone: '13800138000', address: '上海' })).toEqual([])
})

test('B-397 the phone is a mobile number of mainland China or Taiwan', () => {
  for (const good of [
    '13800138000',
    '+86 138-0013-8000',
    '0912345678',
    '+886912345678',
    '１３８００１３８０００',
  ])
    expect(isMobile(good)).toBe(true)
  for (const bad of ['12345', '23800138000', '021-62580000', 'abc', '1380013800'])
    expect(isMobile(bad)).toBe(false)
  expect(wrongIn({ receiver: '林', phone: '12345', address: '沪' })).toEqual(['phoneWrong'])
})
