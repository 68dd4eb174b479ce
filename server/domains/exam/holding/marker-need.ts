import type { Db } from '#platform/db'
import { activeAmong } from '#domains/identity'
import { drawable } from '../form/bank-store.ts'
import { type BankQuestion, fits } from '../form/draw-papers.ts'
import { bankQuestions } from '../paper/bank-queries.ts'
import { itemsOf, paperById, rulesOf } from '../paper/paper-store.ts'
import { markersOf } from './exam-store.ts'
import { hasPartsToMark } from './paper-queries.ts'

type Held = { readonly id: string; readonly paperId: string | null }

/** Whether answers could come in that nobody is there to mark. */
export async function lacksMarker(db: Db, { id, paperId }: Held): Promise<boolean> {
  if (paperId === null || !(await needsMarker(db, paperId))) return false
  return (await activeAmong(db, await markersOf(db, id))).length === 0
}

async function needsMarker(db: Db, paperId: string): Promise<boolean> {
  const possible = await possibleQuestions(db, paperId)
  if (possible.some(({ type }) => type === 'ES' || type === 'SR')) return true
  const scenarios = possible.filter(({ type }) => type === 'SI').map(({ id }) => id)
  return hasPartsToMark(db, scenarios)
}

/** All that a paper asks or may ask: a rule draws something else for every candidate. */
async function possibleQuestions(db: Db, paperId: string): Promise<readonly BankQuestion[]> {
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
