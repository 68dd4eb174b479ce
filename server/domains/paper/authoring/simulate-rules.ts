/** A question in a simulation: its properties, and the share of its points people are expected to get. */
export type Simulated = {
  readonly difficulty: number
  readonly pointIds: readonly string[]
  readonly facility: number
  readonly isGuessed: boolean
}

export type SimulatedPaper = readonly { readonly id: string; readonly score: number }[]

type Spread = { readonly least: number; readonly mean: number; readonly most: number }

/** The distribution of a count over the papers. */
export function spreadOf(counts: readonly number[]): Spread {
  const sum = counts.reduce((all, value) => all + value, 0)
  return {
    least: counts.length === 0 ? 0 : Math.min(...counts),
    mean: counts.length === 0 ? 0 : rounded(sum / counts.length, 2),
    most: counts.length === 0 ? 0 : Math.max(...counts),
  }
}

type Pool = {
  readonly rule: number
  readonly wanted: number
  readonly fitting: number
  readonly missing: number
}

/** Rules that are met from so few questions that neighbours get nearly the same: less than twice the wanted number. */
export const narrowOf = (pools: readonly Pool[]) =>
  pools
    .filter(({ wanted, fitting, missing }) => missing === 0 && fitting < 2 * wanted)
    .map(({ rule, wanted, fitting }) => ({ rule, wanted, fitting }))

/** The overlap of each paper with the one drawn before it, as a share of a paper. */
export function overlapOf(papers: readonly SimulatedPaper[]): { mean: number; most: number } {
  const shares = papers.slice(1).map((paper, at) => {
    const before = new Set(papers[at]?.map(({ id }) => id))
    return paper.length === 0 ? 0 : paper.filter(({ id }) => before.has(id)).length / paper.length
  })
  const mean = shares.reduce((sum, value) => sum + value, 0) / Math.max(shares.length, 1)
  return { mean: rounded(mean, 4), most: rounded(Math.max(0, ...shares), 4) }
}

/**
 * Besides the luck of each question, a candidate's own level moves the score of the whole paper by about this
 * share.
 */
const levelSpread = 0.12

type Expected = { readonly share: number; readonly pass: number }

/** The expected result of one paper: the share of the full score, and the probability of passing. */
export function expectedOf(
  paper: SimulatedPaper,
  questions: ReadonlyMap<string, Simulated>,
  passShare: number,
): Expected {
  const full = paper.reduce((sum, { score }) => sum + score, 0)
  if (full === 0) return { share: 0, pass: 0 }
  let mean = 0
  let variance = 0
  for (const { id, score } of paper) {
    const facility = questions.get(id)?.facility ?? 0
    mean += facility * score
    variance += facility * (1 - facility) * score ** 2
  }
  const share = mean / full
  const deviation = Math.sqrt(variance / full ** 2 + levelSpread ** 2)
  return { share, pass: 1 - normal((passShare - share) / deviation) }
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
export function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const poly =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const tail = (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return z >= 0 ? 1 - tail : tail
}

export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
