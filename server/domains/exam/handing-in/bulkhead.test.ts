import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { answers, enrolled } from '../bench-make.ts'
import { objective } from '../paper-make.ts'

test('INV-E12 saves answers and accepts hand-ins while every ordinary connection is taken', async () => {
  const { lin, parts, itmId } = await enrolled()
  const { id, generation } = await lin.call(contract.startAttempt, { itmId })
  const { pool } = parts.database
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const ordinary = { isAnswered: false }
  const reading = lin.call(contract.getExamIntro, { itmId }).then(() => {
    ordinary.isAnswered = true
  })
  const given = answers(objective)
  await lin.call(contract.saveAnswers, { id, generation, answers: given })
  const { receipt, scoreState } = await lin.call(contract.submitAttempt, { id, generation, answers: [] })
  expect([receipt.length, scoreState]).toEqual([64, 'C'])
  expect(ordinary.isAnswered).toBe(false)
  for (const connection of taken) connection.release()
  await reading
  expect(ordinary.isAnswered).toBe(true)
})
