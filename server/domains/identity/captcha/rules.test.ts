import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { strokesOf } from './glyphs.ts'
import { alphabet, hasZeroBits, zeroBitsAfter } from './rules.ts'

test('no two characters of a captcha look alike, and each can be drawn', () => {
  for (const pair of ['0O', '1I', '1L', '2Z', '5S', '8B', 'DO', 'GC', 'QO']) {
    expect(Array.from(pair).every((letter) => alphabet.includes(letter))).toBe(false)
  }
  for (const letter of alphabet) {
    const points = strokesOf(letter).flat()
    expect(points.length).toBeGreaterThan(2)
    expect(points.every(([x, y]) => x >= 0 && x <= 4 && y >= 0 && y <= 6)).toBe(true)
  }
})

test('leading zero bits are counted', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  expect(hasZeroBits(bytes(0, 0, 255), 16)).toBe(true)
  expect(hasZeroBits(bytes(0, 0, 255), 17)).toBe(false)
  expect(hasZeroBits(bytes(0, 15), 12)).toBe(true)
  expect(hasZeroBits(bytes(0, 16), 12)).toBe(false)
  expect(hasZeroBits(bytes(), 1)).toBe(false)
  expect(hasZeroBits(hash('sha256', 'anything', 'buffer'), 0)).toBe(true)
})

test('S-08 a puzzle starts at 18 bits and gets harder with failures from its address', () => {
  expect([0, 9, 10, 29, 30, 70, 150, 100_000].map(zeroBitsAfter)).toEqual([18, 18, 19, 19, 20, 21, 22, 22])
})
