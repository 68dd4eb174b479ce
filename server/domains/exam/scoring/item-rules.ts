import type { AnswerValue } from '@lyceum/contract/question'
import type { ItemSign } from '#domains/question'
import type { Part } from '../attempt/score-rules.ts'

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

/** The chosen options. */
export function picksOf(value: AnswerValue | null): readonly string[] {
  if (value?.type === 'MC') return value.slot === null ? [] : [value.slot]
  return value?.type === 'MC_MANY' ? value.slots : []
}
