import type { AnswerValue } from '@lyceum/contract/exam'
import type { Part } from './score-rules.ts'

/** What one paper says about a question: the share it was given, and the share that the rest of the paper was given. */
export type ItemSign = {
  readonly versionId: string
  readonly share: number
  readonly rest: number
  readonly isFullyRight: boolean
}

export function signsOf(parts: readonly Part[]): readonly ItemSign[] {
  const known = parts.flatMap((part) => (part.score === null ? [] : [{ ...part, score: part.score }]))
  const score = known.reduce((sum, part) => sum + part.score, 0)
  const full = known.reduce((sum, part) => sum + part.full, 0)
  const share = (points: number, most: number) => (most > 0 ? points / most : 0)
  return known.map((part) => ({
    versionId: part.questionVersionId,
    share: share(part.score, part.full),
    rest: share(score - part.score, full - part.full),
    isFullyRight: part.score === part.full,
  }))
}

/** The options that somebody chose. */
export function picksOf(value: AnswerValue | null): readonly string[] {
  if (value?.type === 'MC') return value.slot === null ? [] : [value.slot]
  return value?.type === 'MC_MANY' ? value.slots : []
}
