import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test('a size is formatted in a suitable unit', () => {
  expect([0, 812, 1536, 5_452_595, 3_221_225_472].map(formatSize)).toEqual([
    '0 B',
    '812 B',
    '1.5 KB',
    '5.2 MB',
    '3 GB',
  ])
})
