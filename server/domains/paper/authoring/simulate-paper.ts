import { setImmediate } from 'node:timers/promises'
import type { simulatePaper as Simulate } from '@lyceum/contract/paper'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import {
  type BankQuestion,
  bankQuestions,
  drawable,
  expectedFacility,
  isGuessed,
  pointsNamed,
  sumsByQuestion,
} from '#domains/question'
import { drawerOf, fits } from '../form/draw-papers.ts'
import { itemsOf, type Paper, paperById, rulesOf } from '../content/paper-store.ts'
import { shortagesOf } from './shortage.ts'
import {
  expectedOf,
  narrowOf,
  overlapOf,
  rounded,
  type Simulated,
  type SimulatedPaper,
  spreadOf,
} from './simulate-rules.ts'

const atOnce = 20

type Simulation = {
  readonly papers: readonly SimulatedPaper[]
  readonly bank: readonly BankQuestion[]
  readonly shortages: Result<typeof Simulate>['shortages']
  readonly fitting: number
}

/** Draws many papers and stores none, to show the outcome before anybody takes the exam. */
export async function simulatePaper(
  ctx: Ctx,
  { id, papers: count, passPercent }: Input<typeof Simulate>,
): Promise<Result<typeof Simulate>> {
  const paper = (await paperById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const simulation = await (paper.kind === 'rule' ? byRules(ctx, paper, count) : byName(ctx, paper, count))
  const { papers, shortages, fitting } = simulation
  const uses = usesIn(papers)
  const questions = await simulated(
    ctx,
    simulation.bank.filter((item) => uses.has(item.id)),
  )
  const expected = papers.map((item) => expectedOf(item, questions, passPercent / 100))
  const shares = expected.map(({ share }) => share * 100)
  return {
    papers: papers.length,
    shortages: shortages.filter(({ missing }) => missing > 0),
    narrow: narrowOf(shortages),
    overlap: overlapOf(papers),
    usage: { used: uses.size, fitting, busiest: Math.max(0, ...uses.values()) },
    difficulties: [1, 2, 3, 4, 5].map((difficulty) => ({
      difficulty,
      ...spreadOf(papers.map((item) => countOf(item, (id) => questions.get(id)?.difficulty === difficulty))),
    })),
    points: await pointsIn(ctx, papers, questions),
    expectedPass: meanOf(expected.map(({ pass }) => pass * 100)),
    expectedScore: meanOf(shares),
    easiest: rounded(Math.max(0, ...shares), 1),
    hardest: shares.length === 0 ? 0 : rounded(Math.min(...shares), 1),
    guessed: [...questions.values()].filter((item) => item.isGuessed).length,
  }

  async function byRules(ctx: Ctx, { id, revision }: Paper, count: number): Promise<Simulation> {
    const [bank, rules] = [await drawable(ctx.db), await rulesOf(ctx.db, id)]
    const draw = drawerOf(bank, rules)
    const papers: SimulatedPaper[] = []
    for (let n = 0; n < count; n += 1) {
      const { chosen } = draw(`${id}/${revision}/simulation/${n}`)
      papers.push(
        chosen.flatMap((ids, rule) => ids.map((item) => ({ id: item, score: rules[rule]?.score ?? 0 }))),
      )
      // Yields, because this loop is CPU-bound and would block other requests of this process.
      if (n % atOnce === 0) await setImmediate()
    }
    const fitting = bank.filter((question) => rules.some((rule) => fits(rule, question))).length
    return { papers, bank, shortages: shortagesOf(bank, rules), fitting }
  }
}

async function byName(ctx: Ctx, { id }: Paper, count: number): Promise<Simulation> {
  const items = await itemsOf(ctx.db, id)
  const paper = items.map(({ questionId, score }) => ({ id: questionId, score }))
  const bank = await bankQuestions(
    ctx.db,
    items.map(({ questionId }) => questionId),
  )
  return { papers: Array.from({ length: count }, () => paper), bank, shortages: [], fitting: items.length }
}

function usesIn(papers: readonly SimulatedPaper[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { id } of papers.flat()) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

async function simulated(ctx: Ctx, bank: readonly BankQuestion[]): Promise<ReadonlyMap<string, Simulated>> {
  const sums = await sumsByQuestion(
    ctx.db,
    bank.map(({ id }) => id),
  )
  return new Map(
    bank.map(({ id, difficulty, pointIds }) => {
      const seen = sums.get(id)
      const facility = expectedFacility(seen, difficulty)
      return [id, { difficulty, pointIds, facility, isGuessed: isGuessed(seen) }]
    }),
  )
}

async function pointsIn(
  ctx: Ctx,
  papers: readonly SimulatedPaper[],
  questions: ReadonlyMap<string, Simulated>,
): Promise<Result<typeof Simulate>['points']> {
  const ids = [...new Set([...questions.values()].flatMap(({ pointIds }) => pointIds))].slice(0, 100)
  const names = await pointsNamed(ctx.db, ids)
  return ids.map((point) => ({
    id: point,
    name: names.get(point) ?? '',
    ...spreadOf(papers.map((item) => countOf(item, (id) => questions.get(id)?.pointIds.includes(point)))),
  }))
}

const countOf = (paper: SimulatedPaper, is: (id: string) => boolean | undefined) =>
  paper.filter(({ id }) => is(id)).length

const meanOf = (values: readonly number[]) =>
  rounded(values.reduce((sum, item) => sum + item, 0) / Math.max(values.length, 1), 1)
