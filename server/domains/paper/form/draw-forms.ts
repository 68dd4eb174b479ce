import { paperErrors } from '@lyceum/contract/paper'
import { commonErrors } from '@lyceum/contract/kit'
import {
  bankRevision,
  countDrawn,
  drawable,
  type FormQuestion,
  lockVersions,
  markUsed,
  versionsWithKeys,
} from '#domains/question'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { itemsOf, lockPaper, type Paper, rulesOf } from '../content/paper-store.ts'
import { drawPapers } from './draw-papers.ts'
import { type Batch, countUses, formsOf, insertForms } from './form-store.ts'
import { layOut, type SectionQuestion } from './lay-out.ts'

export type FormsRequest = Batch & {
  /** Total number of forms wanted; existing ones are not drawn again. */
  readonly count: number
}

/** Forms drawn per transaction at most: during it nobody can edit the questions it uses. */
const mostAtOnce = 200

/**
 * Draws the missing forms of a batch, at most `mostAtOnce`, freezes them and returns all forms of the batch in order.
 * Idempotent. Needs the role that reads keys, in a transaction: `keyed` routes and jobs.
 * Fails with EXAM_NOT_ENOUGH_QUESTIONS when the bank is too small (E-068), and then draws none.
 */
export async function drawForms(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { paperId, batch, count }: FormsRequest,
): Promise<string[]> {
  const paper = (await lockPaper(ctx.db, paperId)) ?? fail(commonErrors.NOT_FOUND)
  const existing = await formsOf(ctx.db, { paperId, batch })
  const newCount = Math.min(count - existing.length, mostAtOnce)
  if (newCount <= 0) return existing

  const numbers = Array.from({ length: newCount }, (_item, index) => existing.length + index + 1)
  const seeds = numbers.map((number) => `${paperId}/${paper.revision}/${batch}/${number}`)
  const choices = await choicesFor(ctx.db, paper, seeds)
  const times = timesOf(choices)
  const versionOf = await lockVersions(ctx.db, [...times.keys()])
  const questions = await versionsWithKeys(ctx.db, versionOf)
  const shared = { paperId, batch, paperRevision: paper.revision, bankRevision: await bankRevision(ctx.db) }
  const newForms = choices.map((chosen, index) => {
    const seed = seeds[index] ?? ''
    return {
      ...shared,
      ...layOut(placeQuestions(chosen, questions), { ...paper, seed }),
      number: numbers[index] ?? 0,
      seed,
    }
  })
  const made = await insertForms(ctx.db, newForms)
  await markUsed(ctx.db, [...versionOf.values()], ctx.now)
  await countDrawn(ctx.db, times)
  await countUses(ctx.db, paperId, times)
  return [...existing, ...made]
}

export type Choice = { readonly questionId: string; readonly section: number; readonly score: number }

/** The questions of one paper for each seed; fails when there are too few. */
export async function choicesFor(db: Db, paper: Paper, seeds: readonly string[]): Promise<Choice[][]> {
  if (paper.kind === 'rule') return byRules(db, paper.id, seeds)
  const items = await itemsOf(db, paper.id)
  if (items.length === 0) fail(paperErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
  return seeds.map(() => items)
}

async function byRules(db: Db, paperId: string, seeds: readonly string[]): Promise<Choice[][]> {
  const rules = await rulesOf(db, paperId)
  return drawPapers(await drawable(db), rules, seeds).map(({ chosen, missing }) => {
    const lacking = rules.length === 0 ? 1 : missing.reduce((sum, value) => sum + value, 0)
    if (lacking > 0) fail(paperErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: lacking })
    return chosen.flatMap((ids, at) =>
      ids.map((questionId) => ({
        questionId,
        section: rules[at]?.section ?? 0,
        score: rules[at]?.score ?? 0,
      })),
    )
  })
}

/** The chosen questions with their content and keys; one removed since is left out. */
export function placeQuestions(
  chosen: readonly Choice[],
  questions: ReadonlyMap<string, FormQuestion>,
): SectionQuestion[] {
  return chosen.map(({ questionId, section, score }) => {
    const question = questions.get(questionId) ?? fail(paperErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing: 1 })
    return { question, section, score }
  })
}

function timesOf(choices: readonly (readonly Choice[])[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { questionId } of choices.flat()) times.set(questionId, (times.get(questionId) ?? 0) + 1)
  return times
}
