import { expect, test } from 'vitest'
import { flawOf } from './rules.ts'

const written = { words: '很有收获', hasPicture: false, limit: 5 }

test('B-383 a comment without words needs a picture', () => {
  expect(flawOf(written)).toBeUndefined()
  expect(flawOf({ ...written, words: '' })).toBe('empty')
  expect(flawOf({ ...written, words: '', hasPicture: true })).toBeUndefined()
})

test('the limit counts characters as people do', () => {
  expect(flawOf({ ...written, words: '𠮷𠮷𠮷𠮷𠮷' })).toBeUndefined()
  expect(flawOf({ ...written, words: '一二三四五六' })).toBe('long')
})
