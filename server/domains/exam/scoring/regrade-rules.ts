import type { PaperKey, RegradePolicy } from '@lyceum/contract/exam'
import type { Part } from './score-rules.ts'

type Correction = {
  readonly questionVersionId: string
  readonly policy: RegradePolicy
  readonly key: PaperKey | null
}

type Given = {
  readonly corrections: readonly Correction[]
  /** How a key scores an answer; handed in, so that rules stay rules. */
  readonly scoreBy: (key: PaperKey, full: number, questionVersionId: string) => number
}

/** The parts of a paper by the keys as they were mended. Where no part is named, nothing changes. */
export function corrected(parts: readonly Part[], { corrections, scoreBy }: Given): readonly Part[] {
  const byQuestion = new Map(corrections.map((one) => [one.questionVersionId, one]))
  return parts.map((part) => {
    const correction = byQuestion.get(part.questionVersionId)
    return correction ? correctedPart(part, correction, scoreBy) : part
  })
}

function correctedPart(part: Part, { policy, key }: Correction, scoreBy: Given['scoreBy']): Part {
  if (policy === 'none') return part
  if (policy === 'fullCredit') return { ...part, score: part.full, isRight: true }
  if (key === null || part.score === null) return part
  const anew = scoreBy(key, part.full, part.questionVersionId)
  const score = policy === 'eitherKey' ? Math.max(part.score, anew) : anew
  return { ...part, score, isRight: score === part.full }
}
