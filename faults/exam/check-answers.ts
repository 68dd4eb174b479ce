import type { Sitting } from './candidate.ts'
import type { Paper } from './read-papers.ts'

export type AnswersResult = {
  /** Acknowledged but missing, or overwritten by an older one. */
  readonly lostAnswers: number
  /** A receipt was given, but no paper has it. */
  readonly lostPapers: number
  /** More than one attempt, or handed in more than once, or two receipts for one paper. */
  readonly doubled: number
  /** Handed in without all its answers. */
  readonly half: number
  /** Calls whose outcome stayed unknown. */
  readonly stuck: number
}

/** Compares what candidates were answered with what is stored. */
export function checkAnswers(sittings: readonly Sitting[], papers: readonly Paper[]): AnswersResult {
  const byPerson = Map.groupBy(papers, ({ personId }) => personId)
  const counts = { lostAnswers: 0, lostPapers: 0, doubled: 0, half: 0, stuck: 0 }
  for (const sitting of sittings) {
    const mine = byPerson.get(sitting.personId) ?? []
    const [paper] = mine
    counts.stuck += sitting.isStuck ? 1 : 0
    counts.doubled += mine.length > 1 || sitting.receipts.size > 1 || (paper?.submits ?? 0) > 1 ? 1 : 0
    counts.half += mine.filter(isHalf).length
    counts.lostAnswers += lostIn(sitting, paper)
    counts.lostPapers += [...sitting.receipts].filter((receipt) => receipt !== paper?.receipt).length
  }
  return counts
}

const isHalf = ({ state, receipt, submits }: Paper): boolean =>
  (state === 'submitted') !== (receipt !== null) || (state === 'submitted' && submits !== 1)

function lostIn({ acknowledged }: Sitting, paper: Paper | undefined): number {
  return [...acknowledged].filter(([question, seq]) => {
    const stored = paper?.answers[question]
    return !stored || stored.seq < seq || stored.isTrue !== (stored.seq % 2 === 0)
  }).length
}
