import { expect, test } from 'vitest'
import { flawOf } from './rules.ts'

const written = { text: '很有收获', hasPicture: false, limit: 5 }

test('B-383 a comment without text needs a picture', () => {
  expect(flawOf(written)).toBeUndefined()
  expect(flawOf({ ...written, text: '' })).toBe('empty')
  expect(flawOf({ ...written, text: '', hasPicture: true })).toBeUndefined()
})

test('the limit counts characters as people do', () => {
  expect(flawOf({ ...written, text: '𠮷𠮷𠮷𠮷𠮷' })).toBeUndefined()
  expect(flawOf({ ...written, text: '一二三四五六' })).toBe('long')
})
