import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAnswer, solvePuzzle } from './solve-puzzle.ts'

test('B-180 the answer begins with as many zero bits as asked, and fits into captchaCode', async () => {
  const answer = await solvePuzzle({ challenge: 'q3Yw1x0J6f2fX9n4', zeroBits: 12 })
  const hash = createHash('sha256').update(`q3Yw1x0J6f2fX9n4.${answer}`).digest('hex')
  expect(hash.slice(0, 3)).toBe('000')
  expect(answer.length).toBeLessThanOrEqual(20)
})

test('bits count one by one, not in whole bytes', async () => {
  const challenge = 'q3Yw1x0J6f2fX9n4'
  const answer = await solvePuzzle({ challenge, zeroBits: 9 })
  const bits = createHash('sha256').update(`${challenge}.${answer}`).digest().readUInt16BE()
  expect(bits).toBeLessThan(2 ** 7)
  expect(isAnswer({ challenge, zeroBits: 9 }, 'not this one')).toBe(false)
})

test('between slices the page may draw', async () => {
  let breaths = 0
  await solvePuzzle({ challenge: 'slow', zeroBits: 13 }, async () => {
    breaths += 1
  })
  expect(breaths).toBeGreaterThan(0)
})
