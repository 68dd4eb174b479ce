import { examErrors } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
import { itemsOf, lockPaper, type Paper, rulesOf } from '../paper/paper-store.ts'
import { bankRevision, drawable, versionsWithKeys } from './bank-store.ts'
import { drawPapers } from './draw-papers.ts'
import { type Batch, countDrawn, formsOf, insertForms, lockVersions, markUsed } from './form-store.ts'
import { type FormQuestion, layOut, type Placed } from './lay-out.ts'

export type FormsWish = Batch & {
  /** How many forms shall stand in the end; those that stand already are not drawn again. */
  readonly count: number
}

/** What a transaction draws at most: while it does, nobody can edit the questions it uses. */
const mostAtOnce = 200

/**
 * Draws what a batch still lacks, at most `mostAtOnce`, freezes it and answers all forms of the batch in their order.
 * Asked again, it changes nothing. Called by the role that reads keys, in a transaction: `keyed` routes and jobs.
 * Refuses with EXAM_NOT_ENOUGH_QUESTIONS when the bank is too small (E-068), and then draws none.
 */
export async function drawForms(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { paperId, batch, count }: FormsWish,
): Promise<string[]> {
  const paper = (await lockPaper(ctx.db, paperId)) ?? fail(commonErrors.NOT_FOUND)
  const standing = await formsOf(ctx.db, { paperId, batch })
  const wanted = Math.min(count - standing.length, mostAtOnce)
  if (wanted <= 0) return standing

  const numbers = Array.from({ length: wanted }, (_one, index) => standing.length + index + 1)
  const seeds = numbers.map((number) => `${paperId}/${paper.revision}/${batch}/${number}`)
  const choices = await choicesFor(ctx.db, paper, seeds)
  const times = timesOf(choices)
  const versionOf = await lockVersions(ctx.db, [...times.keys()])
  const questions = await versionsWithKeys(ctx.db, versionOf)
  const shared = { paperId, batch, paperRevision: paper.revision, bankRevision: await bankRevision(ctx.db) }
  const drawn = choices.map((chosen, index) => {
    const seed = seeds[index] ?? ''
    return {
      ...shared,
      ...layOut(placedAll(chosen, questions), { ...paper, seed }),
      number: numbers[index] ?? 0,
      seed,
    }
  })
  const made = await insertForms(ctx.db, drawn)
  await markUsed(ctx.db, [...versionOf.values()], ctx.now)
  await countDrawn(ctx.db, paperId, times)
  return [...standing, ...made]
}

export type Choice = { readonly questionId: string; readonly section: number; readonly score: number }

/** The questions of one paper for each seed; refuses when there are too few. */
export async function choicesFor(db: Db, paper: Paper, seeds: readonly string[]): Promise<Choice[][]> {
  if (paper.kind === 'rule') return byRules(db, paper.id, seeds)
  const items = await itemsOf(db, paper.id)
  if (items.length === 0) fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
  return seeds.map(() => items)
}

async function byRules(db: Db, paperId: string, seeds: readonly string[]): Promise<Choice[][]> {
  const rules = await rulesOf(db, paperId)
  return drawPapers(await drawable(db), rules, seeds).map(({ chosen, missing }) => {
    const lacking = rules.length === 0 ? 1 : missing.reduce((sum, one) => sum + one, 0)
    if (lacking > 0) fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: lacking })
    return chosen.flatMap((ids, at) =>
      ids.map((questionId) => ({
        questionId,
        section: rules[at]?.section ?? 0,
        score: rules[at]?.score ?? 0,
      })),
    )
  })
}

/** Choices with what they show and ask; one that has gone since is missing. */
export function placedAll(chosen: readonly Choice[], questions: ReadonlyMap<string, FormQuestion>): Placed[] {
  return chosen.map(({ questionId, section, score }) => {
    const question = questions.get(questionId) ?? fail(examErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
    return { question, section, score }
  })
}

function timesOf(choices: readonly (readonly Choice[])[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { questionId } of choices.flat()) times.set(questionId, (times.get(questionId) ?? 0) + 1)
  return times
}
