import { expect, test } from 'vitest'
import { pictureFault } from './read-picture.ts'

test('B-207 a picture of the form is a PNG or a JPEG of at most 500 KB', () => {
  expect(pictureFault({ type: 'image/png', size: 512_000 })).toBeUndefined()
  expect(pictureFault({ type: 'image/jpeg', size: 1 })).toBeUndefined()
  expect(pictureFault({ type: 'image/png', size: 512_001 })).toBe('imageSize')
  expect(pictureFault({ type: 'image/svg+xml', size: 1 })).toBe('imageKind')
  expect(pictureFault({ type: '', size: 1 })).toBe('imageKind')
})
