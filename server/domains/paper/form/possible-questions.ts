import { type BankQuestion, bankQuestions, drawable } from '#domains/question'
import type { Db } from '#platform/db'
import { itemsOf, paperById, rulesOf } from '../content/paper-store.ts'
import { fits } from './draw-papers.ts'

/** All that a paper asks or may ask: a rule draws something else for every candidate. */
export async function possibleQuestions(db: Db, paperId: string): Promise<readonly BankQuestion[]> {
  const paper = await paperById(db, paperId)
  if (paper?.kind !== 'rule') {
    const items = await itemsOf(db, paperId)
    return bankQuestions(
      db,
      items.map(({ questionId }) => questionId),
    )
  }
  const [bank, rules] = [await drawable(db), await rulesOf(db, paperId)]
  return bank.filter((question) => rules.some((rule) => fits(rule, question)))
}
