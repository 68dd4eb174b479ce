import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle } from './solve-puzzle.ts'

test('B-180 the answer has the required zero bits, and fits into captchaCode', async () => {
  const answer = await solvePuzzle({ challenge: 'q3Yw1x0J6f2fX9n4', zeroBits: 12 })
  const hash = createHash('sha256').update(`q3Yw1x0J6f2fX9n4.${answer}`).digest('hex')
  expect(hash.slice(0, 3)).toBe('000')
  expect(answer.length).toBeLessThanOrEqual(20)
})

test('S-08 without a worker, the page can render between slices', async () => {
  let breaths = 0
  await solvePuzzle({ challenge: 'slow', zeroBits: 17 }, async () => {
    breaths += 1
  })
  expect(breaths).toBeGreaterThan(0)
})
