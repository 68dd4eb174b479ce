import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { answers, enrolled } from '../attempt/bench-make.ts'
import { objective } from '../attempt/paper-make.ts'

test('INV-E12 with every ordinary connection taken, answers are saved and papers handed in', async () => {
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
  for (const one of taken) one.release()
  await reading
  expect(ordinary.isAnswered).toBe(true)
})
