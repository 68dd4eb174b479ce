import type { QuestionType } from '@lyceum/contract/question'
import type { BankQuestion } from '#domains/question'
import { placeOf } from './seeded-random.ts'

/** A number of questions with these properties; null and empty mean any. */
export type DrawRule = {
  readonly type: QuestionType | null
  readonly categoryId: string | null
  readonly difficulties: readonly number[]
  readonly pointId: string | null
  readonly tag: string | null
  readonly count: number
}

export function fits(rule: DrawRule, question: BankQuestion): boolean {
  return (
    (rule.type === null || rule.type === question.type) &&
    (rule.categoryId === null || question.categoryPath.includes(rule.categoryId)) &&
    (rule.difficulties.length === 0 || rule.difficulties.includes(question.difficulty)) &&
    (rule.pointId === null || question.pointIds.includes(rule.pointId)) &&
    (rule.tag === null || question.tags.includes(rule.tag))
  )
}

/** The questions of each rule, in its order, and the shortage: zero unless no choice at all could satisfy every rule. */
export type DrawResult = {
  readonly chosen: readonly (readonly string[])[]
  readonly missing: readonly number[]
}

/**
 * Draws papers one after another, each by its seed: least used questions first, random among equals, and each paper counts
 * as use for the next. The same bank, rules and seeds give the same papers (INV-E15).
 */
export function drawPapers(
  bank: readonly BankQuestion[],
  rules: readonly DrawRule[],
  seeds: readonly string[],
): DrawResult[] {
  return seeds.map(drawerOf(bank, rules))
}

/** The same one paper at a time, so that a caller drawing hundreds can yield in between. */
export function drawerOf(
  bank: readonly BankQuestion[],
  rules: readonly DrawRule[],
): (seed: string) => DrawResult {
  const pools = rules.map((rule) => bank.filter((question) => fits(rule, question)).map(({ id }) => id))
  const uses = new Map(bank.map(({ id, drawn: selection }) => [id, selection]))
  return (seed) => {
    const selection = drawPaper(pools, { rules, uses, seed })
    for (const id of selection.chosen.flat()) uses.set(id, (uses.get(id) ?? 0) + 1)
    return selection
  }
}

type Drawing = {
  readonly rules: readonly DrawRule[]
  readonly uses: ReadonlyMap<string, number>
  readonly seed: string
}

function drawPaper(pools: readonly (readonly string[])[], { rules, uses, seed }: Drawing): DrawResult {
  const places = new Map<string, number>()
  const placeFor = (id: string) => {
    const known = places.get(id)
    if (known !== undefined) return known
    const place = placeOf(seed, id)
    places.set(id, place)
    return place
  }
  const ordered = pools.map((pool) =>
    pool.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || placeFor(a) - placeFor(b)),
  )
  return share(
    ordered,
    rules.map(({ count }) => count),
  )
}

/**
 * Gives every rule its number of questions, none twice. When all questions of a rule are taken, another rule that has
 * alternatives is moved to one of them, so only a real shortage remains.
 */
export function share(pools: readonly (readonly string[])[], counts: readonly number[]): DrawResult {
  const ruleById = new Map<string, number>()
  const chosenByRule = pools.map((): Set<string> => new Set())
  const take = (rule: number, id: string) => {
    const before = ruleById.get(id)
    if (before !== undefined) chosenByRule[before]?.delete(id)
    ruleById.set(id, rule)
    chosenByRule[rule]?.add(id)
  }
  const gain = (rule: number, visited: Set<number>): boolean => {
    visited.add(rule)
    const pool = pools[rule] ?? []
    const free = pool.find((id) => !ruleById.has(id))
    if (free !== undefined) {
      take(rule, free)
      return true
    }
    for (const id of pool) {
      const other = ruleById.get(id)
      if (other === undefined || visited.has(other) || !gain(other, visited)) continue
      take(rule, id)
      return true
    }
    return false
  }
  // Rules with the least slack choose first.
  const order = pools.map((_pool, rule) => rule).toSorted((a, b) => slack(a) - slack(b) || a - b)
  const missing = pools.map(() => 0)
  for (const rule of order) {
    for (let n = 0; n < (counts[rule] ?? 0); n += 1) {
      if (gain(rule, new Set())) continue
      missing[rule] = (counts[rule] ?? 0) - n
      break
    }
  }
  return { chosen: chosenByRule.map((ids) => [...ids]), missing }

  function slack(rule: number): number {
    return (pools[rule]?.length ?? 0) - (counts[rule] ?? 0)
  }
}
