import type { QuestionType } from '@lyceum/contract/exam'
import { placeOf } from './seeded.ts'

/** A question that may be drawn, as the bank describes it. */
export type BankQuestion = {
  readonly id: string
  readonly type: QuestionType
  readonly categoryPath: readonly string[]
  readonly difficulty: number
  readonly pointIds: readonly string[]
  readonly tags: readonly string[]
  /** In how many forms it stands. */
  readonly drawn: number
}

/** So many questions of a kind; null and empty mean any. */
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

/** What each rule got, in its own order, and what it lacks: nothing, unless no choice at all could satisfy everyone. */
export type Drawn = { readonly chosen: readonly (readonly string[])[]; readonly missing: readonly number[] }

/**
 * Draws one paper after another, each by its seed: what was drawn least comes first, chance decides among equals, and
 * what one paper takes the next one counts. The same bank, rules and seeds make the same papers (INV-E15).
 */
export function drawPapers(
  bank: readonly BankQuestion[],
  rules: readonly DrawRule[],
  seeds: readonly string[],
): Drawn[] {
  return seeds.map(drawerOf(bank, rules))
}

/** The same one paper at a time, for who draws hundreds and lets others work in between. */
export function drawerOf(bank: readonly BankQuestion[], rules: readonly DrawRule[]): (seed: string) => Drawn {
  const pools = rules.map((rule) => bank.filter((question) => fits(rule, question)).map(({ id }) => id))
  const uses = new Map(bank.map(({ id, drawn }) => [id, drawn]))
  return (seed) => {
    const drawn = drawPaper(pools, { rules, uses, seed })
    for (const id of drawn.chosen.flat()) uses.set(id, (uses.get(id) ?? 0) + 1)
    return drawn
  }
}

type Drawing = {
  readonly rules: readonly DrawRule[]
  readonly uses: ReadonlyMap<string, number>
  readonly seed: string
}

function drawPaper(pools: readonly (readonly string[])[], { rules, uses, seed }: Drawing): Drawn {
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
 * Gives every rule its number of questions, none twice. Where a rule finds all its own taken, another one that can do
 * without is asked to take something else: only a true shortage is left.
 */
export function share(pools: readonly (readonly string[])[], wanted: readonly number[]): Drawn {
  const holder = new Map<string, number>()
  const held = pools.map((): Set<string> => new Set())
  const take = (rule: number, id: string) => {
    const before = holder.get(id)
    if (before !== undefined) held[before]?.delete(id)
    holder.set(id, rule)
    held[rule]?.add(id)
  }
  const gain = (rule: number, asked: Set<number>): boolean => {
    asked.add(rule)
    const pool = pools[rule] ?? []
    const free = pool.find((id) => !holder.has(id))
    if (free !== undefined) {
      take(rule, free)
      return true
    }
    for (const id of pool) {
      const other = holder.get(id)
      if (other === undefined || asked.has(other) || !gain(other, asked)) continue
      take(rule, id)
      return true
    }
    return false
  }
  // The poorest choose first: the others have somewhere to turn.
  const order = pools.map((_pool, rule) => rule).toSorted((a, b) => slack(a) - slack(b) || a - b)
  const missing = pools.map(() => 0)
  for (const rule of order) {
    for (let n = 0; n < (wanted[rule] ?? 0); n += 1) {
      if (gain(rule, new Set())) continue
      missing[rule] = (wanted[rule] ?? 0) - n
      break
    }
  }
  return { chosen: held.map((ids) => [...ids]), missing }

  function slack(rule: number): number {
    return (pools[rule]?.length ?? 0) - (wanted[rule] ?? 0)
  }
}
