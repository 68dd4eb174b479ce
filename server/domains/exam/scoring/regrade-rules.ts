import type { RegradePolicy } from '@lyceum/contract/exam'
import type { PaperKey } from '@lyceum/contract/question'
import type { Part } from '../attempt/score-rules.ts'

type Correction = {
  readonly questionVersionId: string
  readonly policy: RegradePolicy
  readonly key: PaperKey | null
}

type Given = {
  readonly corrections: readonly Correction[]
  /** How a key scores an answer; passed in, because rules import no code. */
  readonly scoreBy: (key: PaperKey, full: number, questionVersionId: string) => number
}

/** The parts of a paper scored by the corrected keys. Without corrections nothing changes. */
export function corrected(parts: readonly Part[], { corrections, scoreBy }: Given): readonly Part[] {
  const byQuestion = new Map(corrections.map((correction) => [correction.questionVersionId, correction]))
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
