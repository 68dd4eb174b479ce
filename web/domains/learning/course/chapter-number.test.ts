import { expect, test } from 'vitest'
import { chapterNumber, isNumbered } from './chapter-number.ts'

test('writes chapter numbers as they are spoken', () => {
  expect([1, 9, 10, 11, 20, 45].map((n) => chapterNumber(n, 'zh-CN'))).toEqual([
    '一',
    '九',
    '十',
    '十一',
    '二十',
    '四十五',
  ])
  expect(chapterNumber(12, 'en-US')).toBe('12')
})

test('keeps the number that a title already has and adds none', () => {
  expect(['第一章　为什么要学', '第十二节 练习', 'Chapter 3: Practice'].every(isNumbered)).toBe(true)
  expect(['角色转换', '第一性原理', 'Chapters of life'].some(isNumbered)).toBe(false)
})
