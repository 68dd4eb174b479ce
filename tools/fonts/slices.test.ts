import { expect, test } from 'vitest'
import { textsIn, countCharacters } from './own-texts.ts'
import { slicesOf, unicodeRange } from './slices.ts'

test('own characters open the first file, and no character is in two files', () => {
  const slices = slicesOf(['知', '行'], ['一', '知', '二', '三', '行', '四'], 2)
  expect(slices).toEqual([
    ['知', '行'],
    ['一', '二'],
    ['三', '四'],
  ])
})

test('adjacent code points become one range', () => {
  expect(unicodeRange(['c', 'a', 'b', '知'])).toBe('U+61-63,U+77e5')
  expect(unicodeRange(['一'])).toBe('U+4e00')
})

test('the headlines of the first screens come first, then the others, then all other texts', () => {
  const weights = countCharacters([
    ...textsIn({ hint: '走走走', hello: (name: string) => `${name}好` }, 'web/app/text/zh-CN.ts'),
    ...textsIn({ login: { title: '知' } }, 'web/domains/identity/text/zh-CN.ts'),
    ...textsIn({ title: '行行' }, 'web/domains/mall/text/zh-CN.ts'),
  ])
  const order = [...weights.keys()].toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
  expect(order).toEqual(['知', '行', '走', '好'])
})
