import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findAnswer } from './find-answer.ts'

const challenge = 'q3Yw1x0J6f2fX9n4AbCd-_'
const bitsOf = (answer: string) =>
  Math.clz32(hash('sha256', `${challenge}.${answer}`, 'buffer').readUInt32BE(0))

test('B-180 counts bits one by one, and computes the standard hash', () => {
  for (const zeroBits of [1, 5, 9, 12]) {
    const answer = findAnswer({ challenge, zeroBits }, { from: 0, upTo: 1_000_000 }) ?? ''
    expect(bitsOf(answer)).toBeGreaterThanOrEqual(zeroBits)
    const before = Array.from({ length: Number(answer) }, (_none, n) => bitsOf(String(n)))
    expect(Math.max(0, ...before)).toBeLessThan(zeroBits)
    expect(answer.length).toBeLessThanOrEqual(20)
  }
})

test('a range without an answer returns undefined', () => {
  expect(findAnswer({ challenge, zeroBits: 32 }, { from: 5, upTo: 50 })).toBeUndefined()
})
