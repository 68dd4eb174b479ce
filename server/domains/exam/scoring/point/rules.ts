import type { Part } from '../score-rules.ts'

type Asked = { readonly questionVersionId: string; readonly name: string; readonly average: number | null }

/** How each knowledge point of a paper went, the weakest first; of two alike the one that was asked more. */
export function byPoint(parts: readonly Part[], asked: readonly Asked[]) {
  const known = new Map(parts.map((part) => [part.questionVersionId, part]))
  return [...Map.groupBy(asked, ({ name }) => name)]
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
    .toSorted((one, other) => one.percent - other.percent || other.questions - one.questions)
}

type Weighed = { readonly share: number; readonly full: number }

function percentOf(all: readonly Weighed[]): number {
  const full = all.reduce((sum, one) => sum + one.full, 0)
  return full === 0 ? 0 : Math.round((100 * all.reduce((sum, one) => sum + one.share * one.full, 0)) / full)
}

function averageOf(
  own: readonly (Pick<Weighed, 'full'> & { readonly average: number | null })[],
): number | null {
  const counted = own.flatMap(({ full, average }) => (average === null ? [] : [{ share: average, full }]))
  return counted.length === 0 ? null : percentOf(counted)
}
