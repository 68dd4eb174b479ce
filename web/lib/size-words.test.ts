import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test('a size is told in the unit that suits it', () => {
  expect([0, 812, 1536, 5_452_595, 3_221_225_472].map(sizeWords)).toEqual([
    '0 B',
    '812 B',
    '1.5 KB',
    '5.2 MB',
    '3 GB',
  ])
})
