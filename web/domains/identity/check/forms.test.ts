import { expect, test } from 'vitest'
import { isEmail } from './forms.ts'

test.each(['lin.zhixia@hengchuan.example', ' a@b.cn ', "o'neil+train@mail.example.com"])(
  'B-189 %s is well formed',
  (address) => {
    expect(isEmail(address)).toBe(true)
  },
)

test.each([
  '',
  'lin',
  'lin@',
  '@b.cn',
  'a b@c.cn',
  'a@b',
  'a@b.c',
  'a@@b.cn',
  '.a@b.cn',
  'a..b@c.cn',
  'a@-b.cn',
])('B-189 E-034 %j is not well formed', (address) => {
  expect(isEmail(address)).toBe(false)
})
