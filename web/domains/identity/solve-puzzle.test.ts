import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle } from './solve-puzzle.ts'

test('the answer to a puzzle begins with as many zero bits as were asked for', async () => {
  for (const zeroBits of [1, 8, 10]) {
    const answer = await solvePuzzle({ challenge: 'a challenge', zeroBits })
    const hash = createHash('sha256').update(`a challenge.${answer}`).digest()
    const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    expect(bits.startsWith('0'.repeat(zeroBits))).toBe(true)
  }
})
