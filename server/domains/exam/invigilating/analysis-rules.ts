import type { Part } from '../attempt/score-rules.ts'

type Paper = {
  readonly score: number
  readonly fullScore: number
  readonly isPassed: boolean
  readonly parts: readonly Part[]
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const meanOf = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length

/** Statistics of the papers of an exam. */
export function analysed(papers: readonly Paper[]) {
  const spread = Array.from({ length: 10 }, () => 0)
  for (const { score, fullScore } of papers) {
    const step = fullScore > 0 ? Math.min(9, Math.floor((10 * score) / fullScore)) : 0
    spread[step] = (spread[step] ?? 0) + 1
  }
  return {
    papers: papers.length,
    passed: papers.filter(({ isPassed }) => isPassed).length,
    mean: papers.length === 0 ? null : rounded(meanOf(papers.map(({ score }) => score)), 1),
    spread,
    items: itemsOf(papers),
  }
}

function itemsOf(papers: readonly Paper[]) {
  const seen = papers.flatMap((paper) =>
    paper.parts.flatMap((part) => (part.score === null ? [] : [{ paper, part, score: part.score }])),
  )
  const byQuestion = Map.groupBy(seen, ({ part }) => part.questionVersionId)
  return [...byQuestion].map(([questionVersionId, group]) => {
    const shares = group.map(({ part, score }) => (part.full > 0 ? score / part.full : 0))
    const rests = group.map(({ paper, score }) => paper.score - score)
    return {
      questionVersionId,
      type: group[0]?.part.type ?? ('MC' as const),
      papers: group.length,
      facility: rounded(meanOf(shares), 3),
      discrimination: group.length < 10 ? null : correlation(shares, rests),
      right: group.filter(({ part, score }) => score === part.full).length,
    }
  })
}

/** Pearson correlation; null where one side is constant. */
function correlation(x: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [meanOf(x), meanOf(other)]
  let [product, left, right] = [0, 0, 0]
  x.forEach((value, i) => {
    const beside = (other[i] ?? 0) - b
    product += (value - a) * beside
    left += (value - a) ** 2
    right += beside ** 2
  })
  return left === 0 || right === 0 ? null : rounded(product / Math.sqrt(left * right), 3)
}
