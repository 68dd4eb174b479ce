import { expect, test } from 'vitest'
import { fileName, stillCovers } from './rules.ts'

const site = { kind: 'site' } as const
const unit = (id: string) => ({ kind: 'unit', id }) as const

test('a file made for the whole site still requires the whole site', () => {
  expect(stillCovers([site], [site])).toBe(true)
  expect(stillCovers([site], [unit('1')])).toBe(false)
})

test('a file made for some units still requires all of them; more is fine', () => {
  expect(stillCovers([unit('1'), unit('2')], [unit('2'), unit('1'), unit('3')])).toBe(true)
  expect(stillCovers([unit('1'), unit('2')], [unit('1')])).toBe(false)
  expect(stillCovers([unit('1')], [{ kind: 'centre', id: '1' }])).toBe(false)
  expect(stillCovers([unit('1')], [site])).toBe(true)
})

test('a file with an unknown scope requires the whole site', () => {
  expect(stillCovers([], [unit('1')])).toBe(false)
})

test('the file name contains the title and the time', () => {
  const called = { title: '审计日志', subject: '', shownTime: '2026-03-18 09:05:12', format: 'xlsx' }
  expect(fileName(called)).toBe('审计日志-20260318-0905.xlsx')
  expect(fileName({ ...called, title: '考试成绩', subject: '安全月考' })).toBe(
    '考试成绩-安全月考-20260318-0905.xlsx',
  )
  expect(fileName({ ...called, subject: '../a:b\n"c"' })).toBe('审计日志-.._a_b_c_-20260318-0905.xlsx')
})
