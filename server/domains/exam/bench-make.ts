import * as contract from '@lyceum/contract/exam'
import type { AnswerValue } from '@lyceum/contract/question'
import { getCurrentUser } from '@lyceum/contract/identity'
import { testApp, type TestApp } from '#testing/test-app'
import { makeExam } from './make.ts'
import { type Leaf, rightAnswers } from './paper-make.ts'

export const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** lin and mei are enrolled in an exam. */
export async function enrolled(options: Parameters<typeof makeExam>[1] = {}) {
  const home = await testApp()
  const sql = await home.db()
  const [linId, meiId] = [await idOf(home.lin), await idOf(home.mei)]
  const exam = await makeExam(sql, { accountIds: [linId, meiId], ...options })
  return { ...home, ...exam, sql, linId, meiId, itmId: exam.courseId }
}

type Given = Readonly<Record<Leaf, AnswerValue>>

/** Answers to a paper with questions of these types. */
export const answers = (types: readonly Leaf[], given: Given = rightAnswers, seq = 1) =>
  types.map((type, i) => ({ questionVersionId: String(101 + i), seq, value: given[type] }))

/** Starts an exam, saves the answers and hands in. */
export async function handIn(person: TestApp['lin'], itmId: string, given: ReturnType<typeof answers>) {
  const { id, generation } = await person.call(contract.startAttempt, { itmId })
  await person.call(contract.submitAttempt, { id, generation, answers: given })
  return id
}

export const minutes = (count: number) => count * 60_000
export const soon = (count: number) => new Date(new Date().getTime() + minutes(count)).toISOString()
