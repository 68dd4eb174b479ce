import type { Db } from '#platform/db'
import { type BankQuestion, drawable, namedQuestions } from '#domains/question'
import { drawPapers, fits } from '../form/draw-papers.ts'
import { itemsOf, type PaperRule, paperById, rulesOf } from '../content/paper-store.ts'

/** How many questions the bank lacks for one paper; a paper without any question lacks one. */
export async function missingFor(db: Db, paperId: string): Promise<number> {
  const paper = await paperById(db, paperId)
  if (paper?.kind === 'rule') {
    const rules = await rulesOf(db, paperId)
    const lacking = shortagesOf(await drawable(db), rules).reduce((sum, { missing }) => sum + missing, 0)
    return rules.length === 0 ? 1 : lacking
  }
  const items = await itemsOf(db, paperId)
  const questions = await namedQuestions(
    db,
    items.map(({ questionId }) => questionId),
  )
  const unfit = [...questions.values()].filter(({ state }) => state !== 'reviewed')
  return items.length === 0 ? 1 : unfit.length
}

/** By rule: how many questions fit it, and its shortage in the best possible draw. */
export function shortagesOf(bank: readonly BankQuestion[], rules: readonly PaperRule[]) {
  const [result] = drawPapers(bank, rules, ['shortage'])
  return rules.map((rule, at) => ({
    rule: at,
    wanted: rule.count,
    fitting: bank.filter((question) => fits(rule, question)).length,
    missing: result?.missing[at] ?? 0,
  }))
}
