import { expect, test } from 'vitest'
import { clockWords } from './clock-words.ts'
import { missingParts, missingWords } from './missing-parts.ts'

test('a time is told as a clock tells it', () => {
  expect([0, 59.9, 506, 3723].map(clockWords)).toEqual(['00:00', '00:59', '08:26', '1:02:03'])
})

test('what is missing is the rest, and is told by its longest parts in their order', () => {
  const missing = missingParts(
    [
      [0, 10],
      [15, 100],
      [200, 260],
      [261, 290],
    ],
    300,
  )
  expect(missing).toEqual([
    [10, 15],
    [100, 200],
    [260, 261],
    [290, 300],
  ])
  expect(missingWords(missing, '、')).toBe('00:10–00:15、01:40–03:20、04:50–05:00')
  expect(missingParts([], 60)).toEqual([[0, 60]])
  expect(missingParts([[0, 60]], 60)).toEqual([])
})
