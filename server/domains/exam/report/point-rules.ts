import type { Part } from '../attempt/score-rules.ts'

type PointQuestion = {
  readonly questionVersionId: string
  readonly name: string
  readonly average: number | null
}

/** The result of each knowledge point of a paper, weakest first; of equals the one with more questions. */
export function byPoint(parts: readonly Part[], questions: readonly PointQuestion[]) {
  const known = new Map(parts.map((part) => [part.questionVersionId, part]))
  return [...Map.groupBy(questions, ({ name }) => name)]
    .map(([name, group]) => {
      const own = group.flatMap(({ questionVersionId, average }) => {
        const part = known.get(questionVersionId)
        return part ? [{ ...part, average }] : []
      })
      return {
        name,
        questions: own.length,
        right: own.filter(({ score, full }) => score === full).length,
        percent: percentOf(own.map(({ score, full }) => ({ share: (score ?? 0) / (full || 1), full }))),
        average: averageOf(own),
      }
    })
    .toSorted((item, other) => item.percent - other.percent || other.questions - item.questions)
}

type WeightedShare = { readonly share: number; readonly full: number }

function percentOf(all: readonly WeightedShare[]): number {
  const full = all.reduce((sum, item) => sum + item.full, 0)
  return full === 0
    ? 0
    : Math.round((100 * all.reduce((sum, item) => sum + item.share * item.full, 0)) / full)
}

function averageOf(
  own: readonly (Pick<WeightedShare, 'full'> & { readonly average: number | null })[],
): number | null {
  const withAverage = own.flatMap(({ full, average }) => (average === null ? [] : [{ share: average, full }]))
  return withAverage.length === 0 ? null : percentOf(withAverage)
}
