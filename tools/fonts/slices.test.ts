import { expect, test } from 'vitest'
import { slicesOf, unicodeRange } from './slices.ts'

test('own words open the first file, and no character is in two files', () => {
  const slices = slicesOf(['知', '行'], ['一', '知', '二', '三', '行', '四'], 2)
  expect(slices).toEqual([
    ['知', '行'],
    ['一', '二'],
    ['三', '四'],
  ])
})

test('neighbouring code points become one range', () => {
  expect(unicodeRange(['c', 'a', 'b', '知'])).toBe('U+61-63,U+77e5')
  expect(unicodeRange(['一'])).toBe('U+4e00')
})
