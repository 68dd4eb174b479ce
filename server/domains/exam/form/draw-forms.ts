import { examErrors } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
import { itemsOf, lockPaper, rulesOf } from '../paper/paper-store.ts'
import { bankRevision, drawable, versionsWithKeys } from './bank-store.ts'
import { drawPapers } from './draw-papers.ts'
import { type Batch, countDrawn, formsOf, insertForms, lockVersions, markUsed } from './form-store.ts'
import { layOut, type Placed } from './lay-out.ts'

export type FormsWish = Batch & {
  /** How many forms shall stand in the end; those that stand already are not drawn again. */
  readonly count: number
}

/** What a transaction draws at most: while it does, nobody can edit the questions it uses. */
export const mostAtOnce = 200

/**
 * Draws what a batch still lacks, at most `mostAtOnce`, freezes it and answers all forms of the batch in their order.
 * Asked again, it changes nothing. Called by the role that reads keys, in a transaction: `keyed` routes and jobs.
 * Refuses with EXAM_NOT_ENOUGH_QUESTIONS when the bank is too small (E-068), and then draws none.
 */
export async function drawForms(ctx: Ctx, { paperId, batch, count }: FormsWish): Promise<string[]> {
  const paper = (await lockPaper(ctx.db, paperId)) ?? fail(commonErrors.NOT_FOUND)
  const standing = await formsOf(ctx.db, { paperId, batch })
  const last = Math.min(count, standing.length + mostAtOnce)
  if (last <= standing.length) return standing

  const numbers = Array.from({ length: last - standing.length }, (_one, index) => standing.length + index + 1)
  const seeds = numbers.map((number) => `${paperId}/${paper.revision}/${batch}/${number}`)
  const choices =
    paper.kind === 'rule' ? await byRules(ctx.db, paperId, seeds) : await byName(ctx.db, paperId, seeds)

  const ids = [...new Set(choices.flat().map(({ questionId }) => questionId))]
  const versionOf = await lockVersions(ctx.db, ids)
  const questions = await versionsWithKeys(ctx.db, versionOf)
  const revision = await bankRevision(ctx.db)
  const drawn = choices.map((chosen, index) => {
    const placed = chosen.map(({ questionId, ...place }): Placed => {
      const question = questions.get(questionId) ?? fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
      return { ...place, question }
    })
    const seed = seeds[index] ?? ''
    const form = layOut(placed, { ...paper, seed })
    return {
      paperId,
      batch,
      number: numbers[index] ?? 0,
      seed,
      ...form,
      paperRevision: paper.revision,
      bankRevision: revision,
    }
  })
  const made = await insertForms(ctx.db, drawn)
  await markUsed(ctx.db, [...versionOf.values()], ctx.now)
  await countDrawn(ctx.db, timesOf(choices))
  return [...standing, ...made]
}

type Choice = { readonly questionId: string; readonly section: number; readonly score: number }

async function byRules(db: Db, paperId: string, seeds: readonly string[]): Promise<Choice[][]> {
  const rules = await rulesOf(db, paperId)
  return drawPapers(await drawable(db), rules, seeds).map(({ chosen, missing }) => {
    const lacking = missing.reduce((sum, one) => sum + one, 0)
    if (lacking > 0 || rules.length === 0)
      fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: Math.max(lacking, 1) })
    return chosen.flatMap((ids, rule) =>
      ids.map((questionId) => ({
        questionId,
        section: rules[rule]?.section ?? 0,
        score: rules[rule]?.score ?? 0,
      })),
    )
  })
}

async function byName(db: Db, paperId: string, seeds: readonly string[]): Promise<Choice[][]> {
  const items = await itemsOf(db, paperId)
  if (items.length === 0) fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
  return seeds.map(() => items)
}

function timesOf(choices: readonly (readonly Choice[])[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { questionId } of choices.flat()) times.set(questionId, (times.get(questionId) ?? 0) + 1)
  return times
}
