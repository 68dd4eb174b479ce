import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'

/** How far a question is answered; partly: some blanks or some pairs (B-280). */
export type Fill = 'answered' | 'partly' | 'unanswered'

export function fillOf(question: LeafQuestion, value: AnswerValue | null | undefined): Fill {
  if (!value) return 'unanswered'
  const { given, needed } = measured(question, value)
  if (given === 0) return 'unanswered'
  return given >= needed ? 'answered' : 'partly'
}

type Measured = { readonly given: number; readonly needed: number }

function measured(question: LeafQuestion, value: AnswerValue): Measured {
  if (value.type === 'FB')
    return {
      given: Object.values(value.blanks).filter((answer) => answer.trim() !== '').length,
      needed: question.type === 'FB' ? question.blanks.length : 1,
    }
  if (value.type === 'MT')
    return {
      given: Object.keys(value.pairs).length,
      needed: question.type === 'MT' ? Math.min(question.left.length, question.right.length) : 1,
    }
  return { given: isGiven(value) ? 1 : 0, needed: 1 }
}

function isGiven(value: Exclude<AnswerValue, { type: 'FB' | 'MT' }>): boolean {
  if (value.type === 'MC') return value.slot !== null
  if (value.type === 'MC_MANY') return value.slots.length > 0
  if (value.type === 'TF') return value.isTrue !== null
  return value.type === 'ES' ? value.text.trim() !== '' : value.fileId !== null
}
