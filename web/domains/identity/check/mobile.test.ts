import { expect, test } from 'vitest'
import { isMobile } from './mobile.ts'

test.each([
  '13800138000',
  '138 0013 8000',
  '+86 138-0013-8000',
  '008613800138000',
  '8613800138000',
  '１３８００１３８０００',
  '0912345678',
  '0912-345-678',
  '+886 912 345 678',
  '+8860912345678',
])('B-186 %s is a mobile number', (number) => {
  expect(isMobile(number)).toBe(true)
})

test.each([
  '',
  '12345',
  '12800138000',
  '1380013800',
  '138001380001',
  '+1 202 555 0100',
  '021-62345678',
  'abc',
])('B-186 E-032 %j is not a mobile number', (number) => {
  expect(isMobile(number)).toBe(false)
})
